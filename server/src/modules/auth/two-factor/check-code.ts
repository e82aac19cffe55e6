import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { consumeToken, resetTokens } from '#platform/http/rate-limit'
import { unseal } from '#platform/secrets/seal'
import { textsIn } from '#texts/texts'
import { stepOfCode } from './totp.ts'
import { findTwoFactor, useStep } from './two-factor.queries.ts'

const TRIES = 10
const WINDOW_SECONDS = 15 * 60

const counterOf = (userId: number) => `second-step:u:${userId}`

/** The place a secret is sealed for. */
export const placeOf = (userId: number): string => `two-factor:${userId}`

/** Before any code of a person is looked at: a million codes are not many to guess. */
export const countCodeTry = (ctx: Context, userId: number): Promise<void> =>
  consumeToken(ctx, { key: counterOf(userId), limit: TRIES, windowSeconds: WINDOW_SECONDS })

export const resetCodeTries = (ctx: Context, userId: number): Promise<void> => resetTokens(ctx, counterOf(userId))

export const wrongCode = ({ language }: Actor): AppError =>
  new AppError('auth.wrong-code', {
    fields: [{ field: 'code', message: textsIn(language).errors['auth.wrong-code'], code: 'wrong-code' }],
  })

/** Whether it is a code of this person's authenticator; it is used up by that. */
export async function useAuthenticatorCode(ctx: Context, { userId, code }: { userId: number; code: string }): Promise<boolean> {
  const found = await findTwoFactor(ctx, userId)
  if (!found) return false
  const secret = await unseal(ctx, { sealed: found.secret, place: placeOf(userId) })
  const step = stepOfCode(secret, { code, now: ctx.now(), lastStep: found.lastStep })
  return step !== null && useStep(ctx, { userId, step })
}
