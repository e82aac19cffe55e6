import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'

type Sheets = Parameters<typeof writeXlsx>[0]['sheets']
const LIMITS = { mostRows: 10, mostSheets: 3 }
const read = async (sheets: Sheets, limits = LIMITS) => readWorkbook(await writeXlsx({ sheets }), limits)

test('every visible sheet is read, the hidden ones are not, empty ones are left out', async () => {
  const { sheets } = await read([
    { name: 'Щит 1', rows: [['A', 1]] },
    { name: 'Расчёт', hidden: true, rows: [['B', 2]] },
    { name: 'Пусто', rows: [] },
    { name: 'Щит 2', rows: [[null], ['C', 3]] },
  ])
  expect(sheets).toEqual([
    { name: 'Щит 1', rows: [{ row: 1, cells: ['A', 1] }], isCut: false },
    { name: 'Щит 2', rows: [{ row: 2, cells: ['C', 3] }], isCut: false },
  ])
})

test('texts of merged cells are filled down and to the right; an amount over three rows stays where it is', async () => {
  const { sheets } = await read([
    {
      name: 'a',
      rows: [
        ['Щит ЩР-1', null, null],
        ['Автомат', 'C16', 5],
        [null, 'C25', null],
        ['Розетка', 'белая', 2],
        [null, null, null],
      ],
      merges: [
        { startRow: 0, startCol: 0, endRow: 0, endCol: 2 },
        { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
        { startRow: 1, startCol: 2, endRow: 2, endCol: 2 },
        { startRow: 3, startCol: 0, endRow: 4, endCol: 0 },
        { startRow: 3, startCol: 1, endRow: 4, endCol: 1 },
      ],
    },
  ])
  expect(sheets[0]?.rows).toEqual([
    { row: 1, cells: ['Щит ЩР-1', 'Щит ЩР-1', 'Щит ЩР-1'] },
    { row: 2, cells: ['Автомат', 'C16', 5] },
    { row: 3, cells: ['Автомат', 'C25', null] },
    { row: 4, cells: ['Розетка', 'белая', 2] },
  ])
})

test('of a long sheet and of many sheets only the wanted ones are read, and it is told', async () => {
  const many = Array.from({ length: 5 }, (_, at) => ({ name: `s${at}`, rows: Array.from({ length: 50 }, () => ['A', 1]) }))
  const { sheets, hasMore } = await read(many)
  expect(sheets.map(({ rows, isCut }) => [rows.length, isCut])).toEqual([
    [10, true],
    [10, true],
    [10, true],
  ])
  expect(hasMore).toBe(true)
})

test('a formula shows its last result, a failed one nothing; a text that looks like a formula is a text', async () => {
  const { sheets } = await read([{ name: 'a', rows: [['=cmd|’ /C calc’!A0', '@SUM(1)', '#N/A', '#ССЫЛКА!']] }])
  expect(sheets[0]?.rows[0]?.cells).toEqual(['=cmd|’ /C calc’!A0', '@SUM(1)', null, null])
})
