import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('headings, paragraphs, quotes and lists stand in their tags', () => {
  expect(renderMarkdown('## Как **быстро**\n\nОдин\nабзац\n\n> Пример\n\n- раз\n- два\n\n1. сначала\n2. потом\n')).toBe(
    '<h2>Как <strong>быстро</strong></h2>\n<p>Один абзац</p>\n<blockquote>Пример</blockquote>\n' +
      '<ul>\n<li>раз</li>\n<li>два</li>\n</ul>\n<ol>\n<li>сначала</li>\n<li>потом</li>\n</ol>',
  )
})

test('a table has its headings above, or in the first column when those above are empty', () => {
  expect(renderMarkdown('| Марка | Цена |\n|---|---|\n| ВВГ | 5&nbsp;000 |')).toBe(
    '<table>\n<thead><tr><th>Марка</th><th>Цена</th></tr></thead>\n<tbody>\n<tr><td>ВВГ</td><td>5\u00a0000</td></tr>\n</tbody>\n</table>',
  )
  expect(renderMarkdown('| | |\n|---|---|\n| ИНН | 77 |')).toBe('<table>\n<tbody>\n<tr><th>ИНН</th><td>77</td></tr>\n</tbody>\n</table>')
})

test('links keep their address; the words of a search are encoded', () => {
  expect(renderMarkdown('[Корзина](/cart?import=1) и [кабель](</catalog?keyword=ВВГ 3х2,5>), 3*2,5')).toBe(
    `<p><a href="/cart?import=1">Корзина</a> и <a href="/catalog?keyword=${encodeURIComponent('ВВГ 3х2,5')}">кабель</a>, 3*2,5</p>`,
  )
})
