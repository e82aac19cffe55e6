import { timingSafeEqual } from 'node:crypto'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import type { Login } from '../auth.rules.ts'
import { addressHashOf, codeHashOf, codeOf, requesterHashOf } from './code-hash.ts'
import { type Purpose, spendCode, consumeTry } from './codes.queries.ts'
import { uncountRequest } from './send-code.ts'

/**
 * Spends the code that was sent to this address for this purpose, or throws `auth.wrong-code` at its field.
 * Tries are bounded by the codes themselves: without a code of their own a guesser has nothing to guess.
 * Give it the plain `ctx`: a try must stay counted whatever happens next, so check everything else first.
 */
export async function useCode(
  ctx: Context,
  actor: Actor,
  { purpose, to, code, field = 'code' }: { purpose: Purpose; to: Login; code: string; field?: string },
): Promise<void> {
  const taken = await consumeTry(ctx, { purpose, addressHash: addressHashOf(to), requesterHash: requesterHashOf(actor) })
  const isRight = taken?.codeHash && timingSafeEqual(taken.codeHash, codeHashOf(taken.id, codeOf(code)))
  if (isRight && (await spendCode(ctx, taken.id))) return uncountRequest(ctx, actor, to)
  throw new AppError('auth.wrong-code', {
    fields: [{ field, message: textsIn(actor.language).errors['auth.wrong-code'], code: 'wrong-code' }],
  })
}
