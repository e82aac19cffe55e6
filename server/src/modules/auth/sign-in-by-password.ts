import type { Opened } from '@vitrina/contract/auth'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { giveTokensBack, takeToken } from '#platform/rate-limit'
import { type Login, spellingOf } from './auth.rules.ts'
import { isKnownDevice } from './known-device.ts'
import { openSession, type SignInListener } from './open-session.ts'
import { isPasswordOf } from './passwords.ts'
import { hashOfToken } from './tokens.ts'
import { findAccount } from './users.queries.ts'

const WINDOW_SECONDS = 15 * 60
/** A whole office signs in from one address. */
const TRIES_FROM_ADDRESS = 300
const FAILURES_OF_LOGIN = 10

// Hashed: the counters are no place to keep people's phones.
const counterOf = (written: string) => `sign-in:${hashOfToken(written).toString('base64url')}`

/** He proved to be who he says: the wrong passwords of others no longer stand in his way. */
export async function forgetFailures(ctx: Context, logins: readonly Login[]): Promise<void> {
  for (const login of logins) await giveTokensBack(ctx, counterOf(spellingOf(login)))
}

type Given = { written: string; login: Login | null; password: string; rememberMe: boolean; listeners: readonly SignInListener[] }

/** A new session for whoever knows the password. Why not is never said: a wrong password and no such person sound alike. */
export async function signInByPassword(
  ctx: Context,
  actor: Actor,
  { written, login, password, rememberMe, listeners }: Given,
): Promise<Opened> {
  await takeToken(ctx, { key: `sign-in:from:${actor.ip}`, limit: TRIES_FROM_ADDRESS, windowSeconds: WINDOW_SECONDS })
  const account = counterOf(written)
  // Strangers who guess use up their own tries: the owner at his browser has others.
  const isOwn = login !== null && (await isKnownDevice(ctx, actor, login))
  const key = isOwn ? `${account}:${hashOfToken(actor.visitorUuid ?? '').toString('base64url')}` : account
  await takeToken(ctx, { key, limit: FAILURES_OF_LOGIN, windowSeconds: WINDOW_SECONDS })

  const user = login ? await findAccount(ctx, login) : undefined
  const isRight = await isPasswordOf(user?.passwordHash ?? null, password)
  if (!user || !isRight) throw new AppError('auth.wrong-password')

  const opened = await openSession(ctx, actor, { userId: user.id, uuid: user.uuid, rememberMe, listeners })
  await giveTokensBack(ctx, key)
  return opened
}
