import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { isWorkDone } from './altcha.ts'
import { isRecaptchaPassed } from './recaptcha.ts'
import { allowUnchecked, currentProvider } from './provider-outages.ts'
import { isYandexPassed } from './yandex.ts'

/** Specification §7: the purpose of the token. */
export type CaptchaAction = 'signup' | 'signinreset'

async function isPassed(ctx: Context, actor: Actor, attempt: { token: string; action: CaptchaAction }): Promise<boolean> {
  const provider = await currentProvider(ctx, actor)
  if (provider === 'altcha') return isWorkDone(ctx, attempt.token)
  try {
    return await (provider === 'recaptcha' ? isRecaptchaPassed(ctx, actor, attempt) : isYandexPassed(ctx, actor, attempt))
  } catch (error) {
    // The service is down, not the visitor: some are let in, then the built-in captcha takes its place.
    ctx.log.error({ err: error, provider }, 'a captcha service did not answer')
    return allowUnchecked(ctx, provider)
  }
}

/** Refuses a caller who has not passed the captcha of this site; does nothing where it is off. */
export async function requireCaptcha(ctx: Context, actor: Actor, token: string | undefined, action: CaptchaAction): Promise<void> {
  if (!actor.site.settings.signupCaptcha.enabled) return
  if (!token || !(await isPassed(ctx, actor, { token, action }))) throw new AppError('captcha.failed')
}
