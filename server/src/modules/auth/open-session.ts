import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { rememberDevice } from './known-device.ts'
import { insertSession } from './sessions.queries.ts'
import { hashOfToken, newToken } from './tokens.ts'

const REMEMBERED_HOURS = 30 * 24
const PLAIN_HOURS = 24
const STAND_IN_HOURS = 2

/** Work of other modules after a sign-in; `app.ts` lists it, for auth knows none of them. */
export type SignInListener = (ctx: Context, actor: Actor, userId: number) => Promise<void>

type Opening = {
  userId: number
  uuid: string
  rememberMe: boolean
  /** The member of staff who will work in the buyer's place. */
  staffId?: number
  listeners?: readonly SignInListener[]
}

/** A new session of a user who has proved their identity already. */
export async function openSession(ctx: Context, actor: Actor, { userId, uuid, rememberMe, staffId, listeners = [] }: Opening) {
  const authToken = newToken()
  await insertSession(ctx, {
    tokenHash: hashOfToken(authToken),
    userId,
    staffId: staffId ?? null,
    ip: actor.ip,
    userAgent: actor.userAgent,
    hours: staffId !== undefined ? STAND_IN_HOURS : rememberMe ? REMEMBERED_HOURS : PLAIN_HOURS,
  })
  // A browser of the seller's staff is not the buyer's own.
  if (staffId === undefined) await rememberDevice(ctx, actor, userId)
  // The user is signed in already: a failed listener is for us to mend, and must not fail the sign-in.
  for (const listen of listeners)
    await listen(ctx, actor, userId).catch((error: unknown) => ctx.log.error({ err: error }, 'something that follows a sign-in failed'))
  // Scripts of the page read this cookie, so it opens nothing: only the bearer token does.
  return { authToken, identityCookie: { name: 'B2B_IDENTITY', value: uuid } }
}
