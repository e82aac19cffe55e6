import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readOldWorkbook } from './read-old-workbook.ts'

const LIMITS = { mostRows: 5, mostSheets: 2 }
type Cells = (string | number | null)[][]

function oldWorkbook(sheets: { name: string; rows: Cells; isHidden?: boolean; merges?: string[] }[]): Uint8Array {
  const book = utils.book_new()
  for (const { name, rows, merges = [] } of sheets) {
    const sheet = utils.aoa_to_sheet(rows)
    sheet['!merges'] = merges.map((range) => utils.decode_range(range))
    utils.book_append_sheet(book, sheet, name)
  }
  book.Workbook = { Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })) }
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
}

test('visible sheets are read with their merged cells; formulas that look like texts are texts', () => {
  const bytes = oldWorkbook([
    {
      name: 'Щит',
      rows: [
        ['Раздел', null],
        ['=cmd|x', 5],
        [null, null],
        ['Кабель', 1.5],
      ],
      merges: ['A1:B1'],
    },
    { name: 'Расчёт', rows: [['x', 1]], isHidden: true },
  ])
  expect(readOldWorkbook(bytes, LIMITS)).toEqual({
    sheets: [
      {
        name: 'Щит',
        rows: [
          { row: 1, cells: ['Раздел', 'Раздел'] },
          { row: 2, cells: ['=cmd|x', 5] },
          { row: 4, cells: ['Кабель', 1.5] },
        ],
        isCut: false,
      },
    ],
    hasMore: false,
  })
})

test('of a long sheet and of many sheets only the wanted ones are read, and it is told', () => {
  const rows: Cells = Array.from({ length: 20 }, (_, at) => [`A-${at}`, at])
  const { sheets, hasMore } = readOldWorkbook(oldWorkbook(['a', 'b', 'c'].map((name) => ({ name, rows }))), LIMITS)
  expect([sheets.map((sheet) => [sheet.rows.length, sheet.isCut]), hasMore]).toEqual([
    [
      [5, true],
      [5, true],
    ],
    true,
  ])
})
