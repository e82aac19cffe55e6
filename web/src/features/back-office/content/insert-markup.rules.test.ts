import { expect, test } from 'vitest'
import { insertMarkup } from './insert-markup.rules.ts'

test('a tool takes the chosen text into its markup and leaves the rest', () => {
  const text = 'Привезём завтра'
  expect(insertMarkup(text, { start: 9, end: 15 }, { tool: 'bold' })).toEqual({ text: 'Привезём <strong>завтра</strong>', cursor: 32 })
  expect(insertMarkup(text, { start: 9, end: 15 }, { tool: 'link', address: '/help' }).text).toBe('Привезём <a href="/help">завтра</a>')
  expect(insertMarkup('', { start: 0, end: 0 }, { tool: 'link', address: '/help' }).text).toBe('<a href="/help">/help</a>')
})

test('each line of a chosen text is an item of the list', () => {
  expect(insertMarkup('раз\n\nдва', { start: 0, end: 8 }, { tool: 'list' }).text).toBe('<ul>\n  <li>раз</li>\n  <li>два</li>\n</ul>')
})

test('quotes of a picture’s description do not end it', () => {
  expect(insertMarkup('Щит "Юг"', { start: 0, end: 8 }, { tool: 'picture', address: '/media/a.png' }).text).toBe(
    '<img src="/media/a.png" alt="Щит &quot;Юг&quot;">',
  )
})
