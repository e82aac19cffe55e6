import { timingSafeEqual } from 'node:crypto'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { takeToken } from '#platform/rate-limit'
import { textsIn } from '#texts/texts'
import type { Login } from '../auth.rules.ts'
import { addressHashOf, codeHashOf, codeOf, requesterHashOf } from './code-hash.ts'
import { type Purpose, spendCode, takeTry } from './codes.queries.ts'

/** Far above what people type; whole offices share an address. */
const TRIES_FROM_ADDRESS = 300
const WINDOW_SECONDS = 15 * 60

/**
 * Spends the code that was sent to this address for this purpose, or throws `auth.wrong-code` at its field.
 * Give it the plain `ctx`: a try must stay counted whatever happens next, so check everything else first.
 */
export async function useCode(
  ctx: Context,
  actor: Actor,
  { purpose, to, code, field = 'code' }: { purpose: Purpose; to: Login; code: string; field?: string },
): Promise<void> {
  await takeToken(ctx, { key: `code-use:from:${actor.ip}`, limit: TRIES_FROM_ADDRESS, windowSeconds: WINDOW_SECONDS })
  const taken = await takeTry(ctx, { purpose, addressHash: addressHashOf(to), requesterHash: requesterHashOf(actor) })
  const isRight = taken?.codeHash && timingSafeEqual(taken.codeHash, codeHashOf(taken.id, codeOf(code)))
  if (isRight && (await spendCode(ctx, taken.id))) return
  throw new AppError('auth.wrong-code', {
    fields: [{ field, message: textsIn(actor.language).errors['auth.wrong-code'], code: 'wrong-code' }],
  })
}
