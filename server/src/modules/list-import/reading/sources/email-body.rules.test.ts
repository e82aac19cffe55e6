import { expect, test } from 'vitest'
import { listInBody, textOfHtml } from './email-body.rules.ts'

test.each([
  ['Автомат С16 5 шт\n\n-- \nИванов\n+7 900 123-45-67', 'Автомат С16 5 шт\n'],
  ['Автомат С16 5 шт\nС уважением,\nИванов', 'Автомат С16 5 шт'],
  ['Автомат С16 5 шт\n\nпн, 3 нояб. 2025 г. Пётр пишет:\n> Розетка 3 шт', 'Автомат С16 5 шт\n'],
  ['Посчитайте\n\n-------- Пересылаемое сообщение --------\nОт: Пётр\nТема: заявка\n\nРозетка 3 шт', '\nРозетка 3 шт'],
  ['Посчитайте\n> Розетка 3 шт\n> Бокс 1 шт', 'Посчитайте\nРозетка 3 шт\nБокс 1 шт'],
])('%j is %j', (text, list) => {
  expect(listInBody(text)).toBe(list)
})

test('a table of HTML is parted by tabs, paragraphs by new lines, and what is not shown is left out', () => {
  const html =
    '<head><style>p{}</style></head><p>Заявка&nbsp;&laquo;1&raquo;</p>\n<table><tr>\n<td>Кабель 3&times;2,5</td> <td>5&#8239;м</td></tr><tr><td>Бокс<!-- 9 --></td><td>1</td></tr></table>'
  expect(textOfHtml(html).trim()).toBe('Заявка «1»\nКабель 3×2,5\t5\u202fм\nБокс\t1')
})
