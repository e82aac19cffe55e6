import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { captchaToken } from './captcha.ts'
import { codeTo } from './outbox.ts'
import { storeToken } from './visitor.ts'

export const newEmail = (): string => `e2e-${randomUUID().slice(0, 8)}@journey.test`

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/** A user of this journey alone, signed up through the API, so that no other journey uses up their codes. */
export async function createUser(page: Page, password: string): Promise<{ email: string; token: string }> {
  const email = newEmail()
  await post(page, '/api/v2/user/sign-up/step1', { email, captchaToken: await captchaToken(page) })
  const code = await codeTo(page, email)
  const { token: proof } = await post<{ token: string }>(page, '/api/v2/user/sign-up/step2', { email, token: code })
  const { regions } = (await (await page.request.get('/api/v1/info')).json()) as { regions: { id: number }[] }
  const consents = { agreedForTerms: true, agreeForProcessingData: true, emailAgreedForMarketing: false }
  const { authToken } = await post<{ authToken: string }>(page, '/api/v2/user/sign-up/step3', {
    email,
    token: proof,
    isIndividual: 1,
    firstname: 'Вера',
    lastname: 'Путь',
    regionId: regions[0]?.id,
    password,
    repeatPassword: password,
    ...consents,
  })
  return { email, token: authToken }
}

/** The same, signed in on the pages of this journey from now on. */
export async function signInAsNewUser(page: Page, password = 'Общая-фаза-и-ноль'): Promise<{ email: string; token: string }> {
  const person = await createUser(page, password)
  await storeToken(page, person.token)
  return person
}
