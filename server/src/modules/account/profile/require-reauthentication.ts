import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { resetTokens, consumeToken } from '#platform/http/rate-limit'
import { isPasswordOf } from '#modules/auth/passwords'
import { accountTextsIn } from '#texts/account'
import { textsIn } from '#texts/texts'
import type { PersonRow } from './profile.queries.ts'

const TRIES = 10
const WINDOW_SECONDS = 15 * 60

/**
 * The user of an open session proves to be its owner by the password; without a password there is nothing to check.
 * Tries are counted with the plain `ctx`, so that a refusal does not take the count back.
 */
export async function requireReauthentication(
  ctx: Context,
  actor: Actor & { user: ActorUser },
  { person, password, field }: { person: PersonRow; password: string | undefined; field: string },
): Promise<void> {
  if (person.passwordHash === null) return
  const refuse = (message: string, code: string) => new AppError('input.invalid', { fields: [{ field, message, code }] })
  if (!password) throw refuse(textsIn(actor.language).fields.passwordRequired, 'required')
  const key = `password:u:${person.id}`
  await consumeToken(ctx, { key, limit: TRIES, windowSeconds: WINDOW_SECONDS })
  if (!(await isPasswordOf(person.passwordHash, password)))
    throw refuse(accountTextsIn(actor.language).fields.wrongPassword, 'wrong-password')
  await resetTokens(ctx, key)
}
