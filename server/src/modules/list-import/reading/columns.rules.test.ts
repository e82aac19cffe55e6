import type { Cell } from '#platform/spreadsheets/sheet-row'
import { describe, expect, test } from 'vitest'
import { columnsOf } from './columns.rules.ts'

const table = (...rows: Cell[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))

describe('columns by a head', () => {
  test.each([
    [['№', 'Артикул', 'Наименование', 'Кол-во'], { from: 1, code: 1, name: 2, amount: 3 }],
    [['Name', 'Qty'], { from: 1, code: null, name: 0, amount: 1 }],
    [[' Код ', 'Количество, шт'], { from: 1, code: 0, name: null, amount: 1 }],
    [['Артикул', 'Наименование'], { from: 1, code: 0, name: 1, amount: null }],
  ])('%j are %j', (head, columns) => {
    expect(columnsOf(table(head, [1, 'A1', 'Автомат', 5]))).toEqual(columns)
  })

  test('a head may stand below a title, but not below the twentieth row', () => {
    const below = (rows: number) => table(...Array.from({ length: rows }, (): Cell[] => ['Смета']), ['Артикул', 'Кол-во'], ['A1', 5])
    expect(columnsOf(below(19))).toEqual({ from: 20, code: 0, name: null, amount: 1 })
    expect(columnsOf(below(20)).from).toBe(0)
  })

  test('a first row with an amount is goods, whatever its first word', () => {
    expect(columnsOf(table(['Код-16', '5'], ['A2', '7'])).from).toBe(0)
  })

  test('a row without an amount’s word further down is no head', () => {
    expect(columnsOf(table(['A1', 5], ['Артикул', 'Цвет'], ['A2', 7])).from).toBe(0)
  })
})

describe('columns by their look', () => {
  test.each([
    [table(['A1', 'Автомат', 5], ['A2', 'Розетка', 7]), { from: 0, code: 0, name: 1, amount: 2 }],
    [table([1, 'A1', 5], [2, 'A2', 7]), { from: 0, code: 1, name: null, amount: 2 }],
    [table([1, 'A1', 5], [3, 'A2', 7]), { from: 0, code: 0, name: 1, amount: 2 }],
    [table(['A1', 'много'], ['A2', 'мало']), { from: 0, code: 0, name: null, amount: 1 }],
    [table(['A1', 'Автомат', 'белый'], ['A2', 'Розетка', 'серая']), { from: 0, code: 0, name: 1, amount: null }],
    [table(['A1'], ['A2']), { from: 0, code: 0, name: null, amount: null }],
    [table(['', 'A1', null, 5], [' ', 'A2', null, 7]), { from: 0, code: 1, name: null, amount: 3 }],
    [table([1, 5]), { from: 0, code: 0, name: null, amount: 1 }],
  ])('%j are %j', (rows, columns) => {
    expect(columnsOf(rows)).toEqual(columns)
  })

  test('a column counts when three rows of five have it', () => {
    const rows = (numbers: number) => table(...Array.from({ length: 5 }, (_, at): Cell[] => ['A', 'name', at < numbers ? 5 : 'x']))
    expect(columnsOf(rows(3)).amount).toBe(2)
    expect(columnsOf(rows(2)).amount).toBeNull()
  })
})
