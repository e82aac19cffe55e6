import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const cells = (text: string, mostRows = 100) => readText(text, { mostRows }).sheets[0]?.rows.map((row) => row.cells)

test.each([
  [
    'A1\t5\nB2\t7',
    [
      ['A1', '5'],
      ['B2', '7'],
    ],
  ],
  [
    'A1;5\r\nB2;7\r\n',
    [
      ['A1', '5'],
      ['B2', '7'],
    ],
  ],
  [
    'A1|5|шт\nB2|7|шт',
    [
      ['A1', '5', 'шт'],
      ['B2', '7', 'шт'],
    ],
  ],
  [
    'sep=,\nA1,5\nB2,7',
    [
      ['A1', '5'],
      ['B2', '7'],
    ],
  ],
  [
    'Код,Товар,Количество\nA1,"Кабель, белый",5',
    [
      ['Код', 'Товар', 'Количество'],
      ['A1', 'Кабель, белый', '5'],
    ],
  ],
  ['Кабель 3х2,5 — 5 м\nПровод, белый', [['Кабель 3х2,5 — 5 м'], ['Провод, белый']]],
  ['A1 5\u2028B2 7', [['A1 5'], ['B2 7']]],
  ['\ufeffA1\u200b 5\u0000', [['A1 5']]],
])('%j is %j', (text, rows) => {
  expect(cells(text)).toEqual(rows)
})

test('more rows than are read are cut, and it is told', () => {
  expect(readText('A1\n'.repeat(10), { mostRows: 10 }).remarks).toEqual([])
  const cut = readText('A1\n'.repeat(11), { mostRows: 10 })
  expect([cut.remarks, cut.sheets[0]?.rows.length]).toEqual([['rows-cut'], 10])
})

test('any text becomes rows within the limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const rows = cells(text, 20) ?? []
      expect(rows.length).toBeLessThanOrEqual(20)
      for (const row of rows) for (const cell of row) expect(String(cell).length).toBeLessThanOrEqual(500)
    }),
  )
})
