import type { Cell } from '#platform/spreadsheets/sheet-row'
import { expect, test } from 'vitest'
import { linesOf } from '../lines/lines-of.ts'
import { guessMapping } from './guess-mapping.ts'

test('without a header the longest texts are the name, and brand and series beside it belong to what is looked for', () => {
  const rows: Cell[][] = [
    ['Обжимка', 'Медь', 'отвертка диэлектр. тонкая SL8х100', 3],
    ['Хомутель', 'Строй', 'скоба однолапковая 40 мм уп. 100 шт', 2],
    ['Диолан', 'Прима', 'лампа E27 15Вт A60 4000К', 60],
  ]
  const sheets = [{ name: '', rows: rows.map((cells, at) => ({ row: at + 1, cells })) }]
  const [first] = linesOf(
    sheets,
    guessMapping(sheets).map(({ mapping }) => mapping),
  )
  expect(first?.text).toBe('отвертка диэлектр. тонкая SL8х100 Обжимка Медь')
  // The name alone would be found of other brands too.
  expect(first?.readings.map(({ code }) => code)).toEqual(['отвертка диэлектр. тонкая SL8х100 Обжимка Медь'])
})
