import type { Page } from '@playwright/test'
import { type Challenge, pbkdf2, solveChallenge } from 'altcha/lib'

/** The work the store asks of a browser, done here for those who sign up by the calls alone. */
export async function captchaToken(page: Page): Promise<string> {
  const challenge = (await (await page.request.get('/api/v2/captcha/challenge')).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
