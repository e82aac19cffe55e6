import { expect, type Page } from '@playwright/test'

type Cards = { items: { id: number }[] }
type Messages = { items: { text: string }[] }

const get = async <T>(page: Page, path: string): Promise<T> => (await (await page.request.get(path)).json()) as T

async function latestText(page: Page, recipient: string): Promise<string> {
  const query = `recipient=${encodeURIComponent(recipient)}`
  if (!recipient.includes('@')) return (await get<Messages>(page, `/api/v2/outbox/sms?${query}`)).items[0]?.text ?? ''
  const [card] = (await get<Cards>(page, `/api/v2/outbox?${query}`)).items
  return card ? (await get<{ text: string }>(page, `/api/v2/outbox/${card.id}`)).text : ''
}

/** The text of the newest message to an e-mail or phone (+7…) of the demo store, once it matches. */
export async function messageTo(page: Page, recipient: string, pattern: RegExp): Promise<string> {
  let text = ''
  await expect(async () => {
    text = await latestText(page, recipient)
    expect(text).toMatch(pattern)
  }).toPass()
  return text
}

/** The code of the newest message. */
export async function codeTo(page: Page, recipient: string): Promise<string> {
  const code = /\b\d{6}\b/
  return code.exec(await messageTo(page, recipient, code))?.[0] ?? ''
}
