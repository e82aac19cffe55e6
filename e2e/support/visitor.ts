import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export type Json = Record<string, unknown>

/**
 * Changes the server's answer to one call: another seller's settings, without another store.
 * In the page itself: a page whose calls are intercepted has no cache, and would load the store anew.
 */
async function overrideResponse(page: Page, path: string, change: (answer: Json) => Json): Promise<void> {
  const binding = `override-${randomUUID()}`
  await page.exposeFunction(binding, change)
  await page.addInitScript(
    (override) => {
      const send = window.fetch.bind(window)
      const bindings = window as unknown as Record<string, (answer: Json) => Promise<Json>>
      window.fetch = async (input, init) => {
        const answer = await send(input, init)
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
        if (pathname !== override.path) return answer
        return Response.json(await bindings[override.binding]?.((await answer.json()) as Json), answer)
      }
    },
    { binding, path },
  )
}

export const overrideSettings = (page: Page, toggles: Json) =>
  overrideResponse(page, '/api/v2/settings', (settings) => ({ ...settings, ...toggles }))

type Info = Json & { config: Json & { chatButton: Json }; settings: Json }
export const overrideInfo = (page: Page, change: (info: Info) => Json) =>
  overrideResponse(page, '/api/v1/info', (info) => ({ ...info, ...change(info as Info) }))

/**
 * A visitor who has seen the notices, which are not the subject of the journey.
 * The acceptance is real: a page whose calls are intercepted has no cache, and every journey would load the store anew.
 */
export async function asReturningVisitor(page: Page): Promise<void> {
  const visitor = randomUUID()
  // By its whole address: a journey outside the common guard has no base.
  await page.request.post(`${process.env.E2E_BASE_URL}/api/v2/cookie/accept`, { headers: { 'user-uuid': visitor } })
  await page.addInitScript((uuid) => {
    localStorage.setItem('B2B_USER_UUID', uuid)
    localStorage.setItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT', '2026-01-01T00:00:00.000Z')
  }, visitor)
}

/** Pages of this journey open with the token from now on. */
export const storeToken = (page: Page, token: string) =>
  page.addInitScript((stored) => sessionStorage.setItem('B2B_USER_TOKEN', stored), token)

const tokens = new Map<string, Promise<string>>()

async function openSession(page: Page, login: string): Promise<string> {
  const answer = await page.request.post('/api/v2/user/sign-in', { data: { login, password: 'Vitrina-2026' } })
  return ((await answer.json()) as { authToken: string }).authToken
}

/** The token of a demo user: one session for all journeys of a worker, so none may end it. */
export function tokenOf(page: Page, login: string): Promise<string> {
  const token = tokens.get(login) ?? openSession(page, login)
  tokens.set(login, token)
  return token
}

/** A demo user, signed in through the API. Other journeys use the same user: to change their data see `signInAsNewUser`. */
export async function signInAs(page: Page, login: string): Promise<void> {
  await storeToken(page, await tokenOf(page, login))
}
