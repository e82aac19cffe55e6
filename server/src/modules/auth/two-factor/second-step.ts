import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { limitFailures } from '#platform/http/rate-limit'
import { openSession, type SignInListener } from '../open-session.ts'
import { hashOfToken } from '../tokens.ts'
import { countCodeTry, resetCodeTries, useAuthenticatorCode, wrongCode } from './check-code.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { countRecoveryCodes, deleteChallenges, takeChallenge, useRecoveryCode } from './two-factor.queries.ts'

const WINDOW_SECONDS = 15 * 60
const FAILURES_FROM_ADDRESS = 300

type Given = { challenge: string; code: string; listeners: readonly SignInListener[] }

/** The second step of a sign-in: the code of the authenticator, or one of the recovery codes. */
export function takeSecondStep(ctx: Context, actor: Actor, given: Given) {
  const limit = { key: `second-step:from:${actor.ip}`, limit: FAILURES_FROM_ADDRESS, windowSeconds: WINDOW_SECONDS }
  return limitFailures(ctx, limit, () => trySecondStep(ctx, actor, given))
}

async function trySecondStep(ctx: Context, actor: Actor, { challenge, code, listeners }: Given) {
  const found = await takeChallenge(ctx, hashOfToken(challenge))
  if (!found) throw new AppError('auth.dead-challenge')
  const { userId, uuid, rememberMe } = found
  await countCodeTry(ctx, userId)
  const isRecovery = !(await useAuthenticatorCode(ctx, { userId, code }))
  if (isRecovery && !(await spendRecoveryCode(ctx, actor, { userId, code }))) throw wrongCode(actor)
  await deleteChallenges(ctx, userId)
  await resetCodeTries(ctx, userId)
  const session = await openSession(ctx, actor, { userId, uuid, rememberMe, listeners })
  return isRecovery ? { ...session, recoveryCodesLeft: await countRecoveryCodes(ctx, userId) } : session
}

const spendRecoveryCode = (ctx: Context, actor: Actor, { userId, code }: { userId: number; code: string }): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    if (!(await useRecoveryCode(tx, { userId, codeHash: hashOfRecoveryCode(code) }))) return false
    await recordEvent(tx, actor, { type: 'two-factor.recovery-code-used', entity: 'user', entityId: userId })
    return true
  })
