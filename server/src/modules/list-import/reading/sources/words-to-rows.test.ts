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
