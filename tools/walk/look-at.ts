import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** A word of the texts' files, such as `orders.empty`: what a screen shows for a text that is missing. */
const RAW_KEY = String.raw`^(?:[a-z][A-Za-z0-9-]*:)?[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9_]*){1,5}$`

/** How a text of the screen that is not translated is told of. */
export const RUSSIAN = 'Russian: '
/** The same of a text that is missing. */
export const RAW = 'raw key: '

/** Runs in the page: what is wrong with the screen as it stands. */
export async function lookAt(page: Page, { isRussian }: { isRussian: boolean }): Promise<string[]> {
  return page.evaluate(
    async ({ rawKey, raw, russian, prefix }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      const exclude = [['#root[aria-hidden="true"]']]
      const { violations } = await here.run({ exclude }, { resultTypes: ['violations'], preload: false })
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target.join(' ')}`))
      const root = document.documentElement
      if (root.scrollWidth > root.clientWidth) found.push(`wider than the screen by ${root.scrollWidth - root.clientWidth}`)
      const isRaw = new RegExp(rawKey)
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const parent = node.parentElement
        if (!parent || text === '' || parent.closest('script, style, noscript, code, input, textarea')) continue
        if (isRaw.test(text)) found.push(raw + text)
        if (/undefined|NaN|\[object/.test(text)) found.push(`broken text: ${text.slice(0, 80)}`)
        // Names and texts of the seller stay as they were written; words of the screen itself stand in these.
        const ownWords = 'button, label, legend, th, h1, h2, [role=tab], [role=tooltip], .MuiFormHelperText-root'
        if (!russian && /[А-Яа-яЁё]{3}/.test(text) && parent.closest(ownWords)) found.push(prefix + text)
      }
      for (const one of document.querySelectorAll<HTMLElement>('button, [role=tab], th, h1, h2, label')) {
        const { overflowX, display } = getComputedStyle(one)
        if (display !== 'inline' && overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1 && !one.closest('.MuiInputBase-root'))
          found.push(`cut: ${one.textContent?.trim().slice(0, 60)}`)
      }
      const main = document.querySelector('main')
      if ((main?.innerText.trim().length ?? 0) < 40) found.push('the screen says nothing')
      return [...new Set(found)]
    },
    { rawKey: RAW_KEY, raw: RAW, russian: isRussian, prefix: RUSSIAN },
  )
}
