import { expect, test } from 'vitest'
import { renderLetter } from './mail-template.ts'

const letter = renderLetter({
  siteName: 'Витрина <b>',
  language: 'ru',
  title: 'Код {{7*7}}',
  paragraphs: ['<script>alert(1)</script>', '${7*7} <%=7*7%>'],
  highlight: '482913',
  button: { text: 'Открыть', link: 'https://vitrina.test/?a=1&b="2"' },
  footer: 'Если вы этого не просили, не отвечайте.',
})

test('values are shown as they are and never run, neither as markup nor as a template', () => {
  expect(letter.html).toContain('Код {{7*7}}')
  expect(letter.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(letter.html).toContain('${7*7} &lt;%=7*7%&gt;')
  expect(letter.html).toContain('href="https://vitrina.test/?a=1&amp;b=&quot;2&quot;"')
  expect(letter.html).toContain('Витрина &lt;b&gt;')
  expect(letter.html).not.toContain('<script>')
})

test('the same letter reads as plain text', () => {
  expect(letter.text).toContain('482913')
  expect(letter.text).toContain('Открыть: https://vitrina.test/?a=1&b="2"')
})
