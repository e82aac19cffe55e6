import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Calls of one person; every refusal fails the journey. */
export const callsOf =
  (page: Page, token: string) =>
  async <T>(method: 'get' | 'post', path: string, data?: object) => {
    const answer = await page.request[method](path, {
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
      // The server closes a connection that was idle for minutes of a journey, sometimes at the moment of its next use; reading again is safe.
      maxRetries: method === 'get' ? 1 : 0,
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as T
  }
