import type { Opened } from '@vitrina/contract/auth/auth'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { limitFailures, resetTokens, consumeToken } from '#platform/http/rate-limit'
import type { Login } from './auth.rules.ts'
import { isKnownDevice } from './known-device.ts'
import type { SignInListener } from './open-session.ts'
import { isPasswordOf } from './passwords.ts'
import { hashOfToken } from './tokens.ts'
import { signInOrChallenge } from './two-factor/sign-in-or-challenge.ts'
import { findAccount } from './users.queries.ts'

const WINDOW_SECONDS = 15 * 60
/** A whole office signs in from one address: only its failures are counted. */
const FAILURES_FROM_ADDRESS = 300
const FAILURES_OF_ACCOUNT = 10

const counterOfAccount = (userId: number) => `sign-in:u:${userId}`
// Hashed: the counters are no place to keep people's phones.
const counterOfStranger = (written: string) => `sign-in:${hashOfToken(written).toString('base64url')}`

/** The user has proved their identity: the wrong passwords of others no longer stand in their way. */
export const resetFailures = (ctx: Context, userId: number): Promise<void> => resetTokens(ctx, counterOfAccount(userId))

type PasswordInput = { written: string; login: Login | null; password: string; rememberMe: boolean; listeners: readonly SignInListener[] }

/** A new session for the right password. The reason of a refusal is never given: a wrong password and an unknown login look alike. */
export function signInByPassword(ctx: Context, actor: Actor, input: PasswordInput): Promise<Opened> {
  const limit = { key: `sign-in:from:${actor.ip}`, limit: FAILURES_FROM_ADDRESS, windowSeconds: WINDOW_SECONDS }
  return limitFailures(ctx, limit, () => tryPassword(ctx, actor, input))
}

async function tryPassword(
  ctx: Context,
  actor: Actor,
  { written, login, password, rememberMe, listeners }: PasswordInput,
): Promise<Opened> {
  const user = login ? await findAccount(ctx, login) : undefined
  // One counter for one account, whether its e-mail or its phone is typed.
  const account = user ? counterOfAccount(user.id) : counterOfStranger(written)
  // Guessing strangers use up their own tries: the owner in a known browser has others.
  const isOwn = login !== null && (await isKnownDevice(ctx, actor, login))
  const key = isOwn ? `${account}:${hashOfToken(actor.visitorUuid ?? '').toString('base64url')}` : account
  await consumeToken(ctx, { key, limit: FAILURES_OF_ACCOUNT, windowSeconds: WINDOW_SECONDS })

  const isRight = await isPasswordOf(user?.passwordHash ?? null, password)
  if (!user || !isRight) throw new AppError('auth.wrong-password')

  const opened = await signInOrChallenge(ctx, actor, { userId: user.id, uuid: user.uuid, rememberMe, listeners })
  await resetTokens(ctx, key)
  return opened
}
