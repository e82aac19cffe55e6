import * as z from 'zod'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { callProvider } from './call-provider.ts'

/** 0 a machine, 1 a person. */
const LEAST_SCORE = 0.5

const assessment = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().optional() }),
  riskAnalysis: z.object({ score: z.number().default(0) }).default({ score: 0 }),
})

/** reCAPTCHA Enterprise; a token of the iOS application is made with a key of its own. */
export async function isRecaptchaPassed({ config }: Context, actor: Actor, { token, action }: { token: string; action: string }) {
  const url = `${config.RECAPTCHA_URL}/v1/projects/${encodeURIComponent(config.RECAPTCHA_PROJECT)}/assessments?key=${encodeURIComponent(config.RECAPTCHA_API_KEY)}`
  const keys = [actor.site.settings.signupCaptcha.key, config.RECAPTCHA_IOS_KEY].filter(Boolean)
  for (const siteKey of keys) {
    const event = { token, siteKey, expectedAction: action, userIpAddress: actor.ip, userAgent: actor.userAgent }
    const verdict = assessment.parse(
      await callProvider(url, { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ event }) }),
    )
    const { valid, action: done } = verdict.tokenProperties
    if (valid) return done === action && verdict.riskAnalysis.score >= LEAST_SCORE
  }
  return false
}
