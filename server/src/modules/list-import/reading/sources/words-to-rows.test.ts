import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Word, wordsToRows } from './words-to-rows.ts'

const HEIGHT = 10
const LETTER = 5
/** A text at a place; words of it stand apart by half a height. */
const at = (x: number, y: number, text: string): Word[] => {
  let left = x
  return text.split(' ').map((word) => {
    const placed = { text: word, x: left, y, width: word.length * LETTER, height: HEIGHT }
    left += placed.width + LETTER
    return placed
  })
}
const rows = (...pages: Word[][][]) =>
  wordsToRows(
    pages.map((page) => page.flat()),
    { mostRows: 100 },
  ).map(({ cells }) => cells)

test('texts one above the other are columns; a line of one text is a row of one cell', () => {
  const table = [at(0, 0, 'Код'), at(100, 0, 'Товар'), at(300, 0, 'Кол'), at(0, 20, 'A1'), at(100, 20, 'Автомат белый'), at(300, 20, '5')]
  expect(rows([at(0, -30, 'Заявка'), ...table, at(0, 40, 'A2'), at(300, 40, '7')])).toEqual([
    ['Заявка'],
    ['Код', 'Товар', 'Кол'],
    ['A1', 'Автомат белый', '5'],
    ['A2', null, '7'],
  ])
})

test('a text that had no room in its line goes on in the next; one that had room is another row', () => {
  const long = 'Выключатель автоматический'
  const table = [at(0, 0, 'Товар очень длинный да'), at(150, 0, 'Кол'), at(0, 30, long), at(150, 30, '5'), at(0, 42, 'трёхполюсный белый')]
  const more = [at(0, 72, 'Розетки'), at(0, 84, 'Розетка'), at(150, 84, '2'), at(0, 114, 'Бокс'), at(150, 114, '1')]
  expect(rows([...table, ...more])).toEqual([
    ['Товар очень длинный да', 'Кол'],
    [`${long} трёхполюсный белый`, '5'],
    ['Розетки'],
    ['Розетка', '2'],
    ['Бокс', '1'],
  ])
})

test('a title, totals and the number of the page cross the columns and do not join them', () => {
  const line = (y: number, ...cells: [string, string, string, string]) =>
    cells.flatMap((cell, at_) => at([0, 60, 200, 260][at_] ?? 0, y, cell))
  const table = [
    line(30, 'Артикул', 'Наименование', 'Кол', 'Цена'),
    line(50, 'A1', 'Автомат белый', '5', '10'),
    line(70, 'A2', 'Бокс', '7', '20'),
  ]
  const beside = [at(0, 0, 'Спецификация от ноября'), at(150, 0, 'Лист один'), at(100, 90, 'Без налога совсем НДС'), at(260, 90, '30')]
  expect(rows([...table, ...beside]).slice(1, 4)).toEqual([
    ['Артикул', 'Наименование', 'Кол', 'Цена'],
    ['A1', 'Автомат белый', '5', '10'],
    ['A2', 'Бокс', '7', '20'],
  ])
})

test('a heading beside the figures it stands over is theirs', () => {
  const line = (y: number, one: string, two: string) => [...at(0, y, one), ...at(150, y, two)]
  expect(rows([at(0, 0, 'Товар'), at(100, 0, 'Кол-во'), line(20, 'Автомат', '5'), line(40, 'Бокс', '7'), line(60, 'Реле', '9')])).toEqual([
    ['Товар', 'Кол-во'],
    ['Автомат', '5'],
    ['Бокс', '7'],
    ['Реле', '9'],
  ])
})

test('a name broken by hand, where it had room, is one name; the title of a group stands as far apart as rows do', () => {
  const table = [
    at(0, 0, 'Наименование товара длинное'),
    at(200, 0, 'Кол'),
    at(0, 24, 'Кабель'),
    at(200, 24, '5'),
    at(0, 36, '3х2,5 белый'),
  ]
  const more = [at(0, 60, 'Бокс'), at(200, 60, '1'), at(0, 84, 'Розетки'), at(0, 108, 'Розетка'), at(200, 108, '2')]
  expect(rows([...table, ...more])).toEqual([
    ['Наименование товара длинное', 'Кол'],
    ['Кабель 3х2,5 белый', '5'],
    ['Бокс', '1'],
    ['Розетки'],
    ['Розетка', '2'],
  ])
})

test('an amount in the middle of a wrapped name belongs to the whole of it', () => {
  const table = [
    at(0, 0, 'Выключатель автоматический'),
    at(0, 12, 'с характеристикой C белый'),
    at(150, 12, '5'),
    at(0, 24, 'и боксом'),
    at(0, 60, 'Бокс'),
    at(150, 60, '1'),
  ]
  expect(rows(table)).toEqual([
    ['Выключатель автоматический с характеристикой C белый и боксом', '5'],
    ['Бокс', '1'],
  ])
})

test('a rule between two cells parts them where the gap is small', () => {
  const line = (y: number, one: string, two: string) => [
    ...at(0, y, one),
    { text: '|', x: 52, y, width: 1, height: HEIGHT },
    ...at(56, y, two),
  ]
  expect(rows([line(0, 'Автоматы', 'шт'), line(20, 'Розетки да', 'м')])).toEqual([
    ['Автоматы', 'шт'],
    ['Розетки да', 'м'],
  ])
})

test('columns of all pages are one table, numbered through', () => {
  const page = (one: string, two: string) => [at(0, 0, one), at(200, 0, two)]
  expect(wordsToRows([page('A1', '5').flat(), page('A2', '7').flat()], { mostRows: 10 })).toEqual([
    { row: 1, cells: ['A1', '5'] },
    { row: 2, cells: ['A2', '7'] },
  ])
})

test('no word is lost and no row is empty, wherever the words stand', () => {
  const place = fc.integer({ min: 0, max: 600 })
  const word = fc.record({
    text: fc.stringMatching(/^[а-я\d]{1,8}$/),
    x: place,
    y: place,
    width: fc.integer({ min: 1, max: 80 }),
    height: fc.constantFrom(8, 10, 12),
  })
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 40 }), { maxLength: 3 }), (pages) => {
      const read = wordsToRows(pages, { mostRows: 1_000 })
      const letters = (texts: readonly unknown[]) => texts.join('').replaceAll(' ', '').split('').toSorted().join('')
      expect(letters(read.flatMap(({ cells }) => cells.filter((cell) => cell !== null)))).toBe(
        letters(pages.flat().map(({ text }) => text)),
      )
      expect(read.every(({ cells }) => cells.some((cell) => cell !== null))).toBe(true)
    }),
  )
})
