import type { Page } from '@playwright/test'
import { solutionToken, solveCaptcha } from '../../server/test/solve-captcha.ts'

/** The captcha's proof of work for sign-ups through the API. */
export async function captchaToken(page: Page): Promise<string> {
  const challenge: unknown = await (await page.request.get('/api/v2/captcha/challenge')).json()
  return solutionToken(await solveCaptcha(challenge as Parameters<typeof solveCaptcha>[0]))
}
