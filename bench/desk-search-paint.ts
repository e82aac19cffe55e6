import { chromium } from '@playwright/test'
import { DEMO_PASSWORD } from '../demo/src/people/accounts.ts'
import { findChromium, NO_CHROMIUM } from '../tools/test/find-chromium.ts'
import { untilPainted } from './until-painted.ts'

const OPTIONS = '[role=dialog] [role=option]'
/** A person looks at the answer before the next key. */
const LOOK_MS = 150

/** Milliseconds from a key typed into the palette until its answers are painted, for each text, as one person in one browser. */
export async function measurePaint(
  origin: string,
  { login, texts }: { login: string; texts: Record<string, string> },
): Promise<Record<string, number[]>> {
  const executablePath = findChromium() ?? ''
  if (!executablePath) throw new Error(NO_CHROMIUM)
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const answer = await page.request.post(`${origin}/api/v2/user/sign-in`, { data: { login, password: DEMO_PASSWORD } })
    const { authToken } = (await answer.json()) as { authToken: string }
    await page.addInitScript((token) => sessionStorage.setItem('B2B_USER_TOKEN', token), authToken)
    await page.goto(`${origin}/back-office/orders`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.waitFor()
    const times: Record<string, number[]> = {}
    for (const [what, text] of Object.entries(texts)) {
      await field.fill('')
      const seen: number[] = []
      for (const letter of text) {
        await page.waitForTimeout(LOOK_MS)
        const painted = untilPainted(page, { event: 'input', selector: OPTIONS })
        await page.keyboard.insertText(letter)
        seen.push(...(await painted))
      }
      times[what] = seen
    }
    return times
  } finally {
    await browser.close()
  }
}
