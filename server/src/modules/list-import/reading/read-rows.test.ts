import { expect, test } from 'vitest'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@vitrina/contract/list-import/list-import.rules'
import { readAmountCell } from './read-amount.rules.ts'
import { type ImportRow, readTable, readText } from './read-rows.ts'

/** The likeliest reading of each row. */
const first = (rows: ImportRow[]) =>
  rows.map(({ readings: [reading] }) => [reading?.code, reading?.amount.kind === 'read' ? reading.amount.amount : reading?.amount.kind])
const pasted = (text: string) => first(readText(text))

test('two columns of Excel: tabs, new lines of any system, spaces that do not break, a new line at the end', () => {
  expect(pasted('KAB-0015\t1\u00a0234,5\r\nAVT-16C\t5\r\n')).toEqual([
    ['KAB-0015', 1234.5],
    ['AVT-16C', 5],
  ])
})

test('a head is understood in any order of columns, with a title above it', () => {
  const text = 'Заявка на объект\t\t\t\n№\tНаименование\tКол-во\tАртикул\n1\tКабель\t20\tKAB-0015\n2\tАвтомат\t3 шт.\tAVT-16C\n'
  expect(pasted(text)).toEqual([
    ['KAB-0015', 20],
    ['AVT-16C', 3],
  ])
  expect(readText(text)[0]).toMatchObject({ row: 3, raw: '1 · Кабель · 20 · KAB-0015' })
})

test('without a head the numbers of rows mean nothing, and a price after the amount is none', () => {
  expect(pasted('1\tKAB-0015\t20\t150,00\n2\tAVT-16C\t5\t300,00')).toEqual([
    ['KAB-0015', 20],
    ['AVT-16C', 5],
  ])
})

test('codes of digits alone are codes, not amounts', () => {
  expect(pasted('13527\t10\n13528\t4')).toEqual([
    ['13527', 10],
    ['13528', 4],
  ])
})

test.each([
  ['KAB-0015 — 20', 'KAB-0015', 20],
  ['KAB-0015 - 20 шт', 'KAB-0015', 20],
  ['KAB-0015; 5 шт', 'KAB-0015', 5],
  ['KAB-0015 x 7', 'KAB-0015', 7],
  ['KAB-0015 1 234,5 м', 'KAB-0015', 1234.5],
  ['ВВГнг 3х1,5 100 м', 'ВВГнг 3х1,5', 100],
  ['527 100', '527', 100],
  ['KAB-0015', 'KAB-0015', 'missing'],
])('a line as people write it: %s', (line, code, amount) => {
  expect(pasted(line)).toEqual([[code, amount]])
})

test('the whole line may be the code: every reading is kept', () => {
  expect(readText('S201 16')[0]?.readings.map(({ code }) => code)).toEqual(['S201', 'S201 16'])
})

test('quoted cells hold delimiters, quotes and new lines; an inch is no quotation', () => {
  expect(pasted('"KAB;1";5\n"Труба ""20""";2')).toEqual([
    ['KAB;1', 5],
    ['Труба "20"', 2],
  ])
  expect(pasted('Труба 1/2"\t3\n"A\t4')).toEqual([
    ['Труба 1/2"', 3],
    ['"A', 4],
  ])
})

test('a comma is a delimiter only before an amount', () => {
  expect(pasted('KAB-0015,20\nAVT-16C,5')).toEqual([
    ['KAB-0015', 20],
    ['AVT-16C', 5],
  ])
})

test.each([
  [5, 5],
  [0.1 + 0.2, 0.3],
  ['1 234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['12 компл.', 12],
  ['', 'missing'],
  [null, 'missing'],
  ['много', 'wrong'],
  ['0', 'wrong'],
  ['-5', 'wrong'],
  [-1, 'wrong'],
  ['1e5', 'wrong'],
])('an amount cell %j', (cell, amount) => {
  const read = readAmountCell(cell)
  expect(read.kind === 'read' ? read.amount : read.kind).toBe(amount)
})

test('no row is lost: one without any code keeps its place', () => {
  const rows = readTable([
    { row: 1, cells: ['Артикул', 'Количество'] },
    { row: 2, cells: ['KAB-0015', 5] },
    { row: 4, cells: [null, 12, 'шт'] },
  ])
  expect(rows.map(({ row, readings }) => [row, readings.length])).toEqual([
    [2, 1],
    [4, 0],
  ])
})

/** As many as fit into the largest file. */
const filling = (part: string) => part.repeat(Math.ceil(MAX_IMPORT_BYTES / part.length))

test('of an endless text only one row over the limit is read', () => {
  for (const row of ['KAB-0015\n', 'KAB-0015\t5\n', 'KAB-0015;5\r\n', '"KAB-0015",5\n', '"KAB\n0015";5\n']) {
    const rows = readText(filling(row))
    expect(rows.length).toBeGreaterThan(MAX_IMPORT_ROWS)
    expect(rows.length).toBeLessThan(MAX_IMPORT_ROWS + 50)
  }
})

test('a row without end is one row, of which only the beginning is read', () => {
  for (const text of ['щ', '"', ';', '\t', '1 234 ', 'a ', '"";', 'KAB-0015 111 ', ' , '].map(filling)) {
    const rows = readText(text)
    expect(rows.length).toBeLessThan(2)
    for (const { raw, readings } of rows) expect(JSON.stringify([raw, readings]).length).toBeLessThan(5_000)
  }
})

test('an amount as long as a novel is none', () => {
  expect(readAmountCell(`5${' '.repeat(100)}a${'b'.repeat(400)}`)).toEqual({ kind: 'wrong' })
})
