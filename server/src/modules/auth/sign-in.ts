import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { giveTokensBack, takeToken } from '#platform/rate-limit'
import { textsIn } from '#texts/texts'
import { loginOf } from './auth.rules.ts'
import { isPasswordOf } from './passwords.ts'
import { insertSession } from './sessions.queries.ts'
import { hashOfToken, newToken } from './tokens.ts'
import { findUserToSignIn } from './users.queries.ts'

const REMEMBERED_HOURS = 30 * 24
const PLAIN_HOURS = 24
const WINDOW_SECONDS = 15 * 60
/** A whole office signs in from one address. */
const TRIES_FROM_ADDRESS = 300
const FAILURES_OF_LOGIN = 10

/** What other words do when somebody has signed in; `app.ts` names them, for auth knows none of them. */
export type SignInListener = (ctx: Context, actor: Actor, userId: number) => Promise<void>

type Given = { login?: string | undefined; phone?: string | undefined; password: string; rememberMe: boolean }

/** A new session for whoever knows the password. Why not is never said: a wrong password and no such person sound alike. */
export async function signIn(ctx: Context, actor: Actor, given: Given, listeners: readonly SignInListener[] = []) {
  const written = given.login || given.phone
  if (!written)
    throw new AppError('input.invalid', {
      fields: [{ field: 'login', message: textsIn(actor.language).fields.loginRequired, code: 'required' }],
    })
  await takeToken(ctx, { key: `sign-in:from:${actor.ip}`, limit: TRIES_FROM_ADDRESS, windowSeconds: WINDOW_SECONDS })
  const login = loginOf(written)
  const spelling = login ? Object.values(login).join() : written.trim().toLowerCase()
  // Hashed: the counters are no place to keep people's phones.
  const key = `sign-in:${hashOfToken(spelling).toString('base64url')}`
  await takeToken(ctx, { key, limit: FAILURES_OF_LOGIN, windowSeconds: WINDOW_SECONDS })

  const user = login ? await findUserToSignIn(ctx, login) : undefined
  const isRight = await isPasswordOf(user?.passwordHash ?? null, given.password)
  if (!user || !isRight) throw new AppError('auth.wrong-password')

  const authToken = newToken()
  await insertSession(ctx, {
    tokenHash: hashOfToken(authToken),
    userId: user.id,
    ip: actor.ip,
    userAgent: actor.userAgent,
    hours: given.rememberMe ? REMEMBERED_HOURS : PLAIN_HOURS,
  })
  await giveTokensBack(ctx, key)
  // He is in already: what a listener could not do is for us to mend, not for him to suffer.
  for (const listen of listeners)
    await listen(ctx, actor, user.id).catch((error: unknown) => ctx.log.error({ err: error }, 'something that follows a sign-in failed'))
  // Scripts of the page read this cookie, so it opens nothing: only the bearer token does.
  return { authToken, identityCookie: { name: 'B2B_IDENTITY', value: user.uuid } }
}
