import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { crookedWorkbook, csvFile, gluedWorkbook, gostWorkbook, listText, sheetsWorkbook, twoRowHeaderWorkbook } from './list-files.ts'

const groups = [
  {
    title: 'Щит ЩР-1',
    lines: [
      { code: 'VR-VA1-1', name: 'Выключатель автоматический 1п C 16А', unit: 'шт', amount: 12 },
      { name: 'Шина нулевая 8х12 мм; 8 отверстий', unit: 'шт', amount: 2, note: 'синяя' },
    ],
  },
  { title: 'Кабельная продукция', lines: [{ name: 'Кабель ВВГнг(А)-LS 3х2,5', unit: 'м', amount: 120.5 }] },
]

const cellsOf = async (file: Uint8Array) => (await readXlsx(file)).sheets.map(({ rows }) => rows)

test('the crooked workbook has its header in the eighth row and the third column', async () => {
  const [rows = []] = await cellsOf(await crookedWorkbook(groups))
  expect(rows[7]?.slice(2)).toEqual(['№ п/п', 'Артикул', 'Наименование товара', 'Ед. изм.', 'Кол-во', 'Примечание'])
  expect(rows[9]?.slice(2)).toEqual([1, 'VR-VA1-1', 'Выключатель автоматический 1п C 16А', 'шт', 12, expect.anything()])
})

test('groups stand as merged rows', async () => {
  const { sheets } = await readXlsx(await gostWorkbook(groups))
  const [sheet] = sheets
  expect(sheet?.rows[2]?.[0]).toBe('Щит ЩР-1')
  expect(sheet?.merges).toContainEqual({ startRow: 2, startCol: 0, endRow: 2, endCol: 8 })
})

test('a header of two rows, several sheets, and code and amount in one cell', async () => {
  const [two = []] = await cellsOf(await twoRowHeaderWorkbook(groups))
  expect(two[1]?.slice(1, 5)).toEqual(['Код', 'Наименование', 'Ед.', 'Всего'])
  const sheets = await cellsOf(await sheetsWorkbook(groups))
  expect(sheets.map((rows) => rows.length)).toEqual([3, 3, 2])
  const [glued = []] = await cellsOf(await gluedWorkbook(groups))
  expect(glued[1]).toEqual(['Выключатель автоматический 1п C 16А (арт. VR-VA1-1)', '12 шт.'])
})

test('a table of text is in Windows-1251, with semicolons inside quotes', () => {
  const text = new TextDecoder('windows-1251').decode(csvFile(groups))
  expect(text.split('\r\n')).toEqual([
    'Артикул;Наименование;Ед.изм.;Кол-во',
    'Щит ЩР-1;;;',
    'VR-VA1-1;Выключатель автоматический 1п C 16А;шт;12',
    ';"Шина нулевая 8х12 мм; 8 отверстий";шт;2',
    'Кабельная продукция;;;',
    ';Кабель ВВГнг(А)-LS 3х2,5;м;120,5',
  ])
})

test('a pasted list is numbered within its groups', () => {
  expect(listText(groups).split('\n').slice(0, 2)).toEqual(['Щит ЩР-1:', '1. VR-VA1-1 Выключатель автоматический 1п C 16А - 12 шт'])
})
