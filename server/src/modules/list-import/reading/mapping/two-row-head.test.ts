import type { Cell } from '#platform/spreadsheets/sheet-row'
import { describe, expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { columnsOf } from './list-columns.rules.ts'

const columnsOfList = (...rows: Cell[][]) => {
  const sheet = { name: '', rows: rows.map((cells, at) => ({ row: at + 1, cells })) }
  const [guessed] = guessMapping([sheet])
  return guessed && columnsOf(guessed.mapping, sheet.rows)
}

describe('a head of two rows', () => {
  test('the unit has a name and a code of a classifier, and «Потребность» is the amount', () => {
    const upper = ['Поз.', 'Наименование', 'Тип, марка', 'Единица измерения', null, 'Потребность', 'Примечание']
    const lower = [null, null, null, 'наименование', 'код', 'по проекту', null]
    expect(
      columnsOfList(
        upper,
        lower,
        ['1', 'Автомат ВА47-29', 'MVA20', 'шт', '796', '24', ''],
        ['2', 'Кабель ВВГ 3х2,5', 'ВВГ', 'м', '006', '40', ''],
      ),
    ).toMatchObject({ names: [1, 2], codes: [], unit: 3, amount: 5, note: 6 })
  })

  test('«Потребность» is divided into unit, amount and the day it is needed', () => {
    const upper = ['№ п/п', 'Наименование материала', 'Код', 'Потребность', null, null]
    const lower = [null, null, null, 'ед. изм.', 'кол-во', 'срок']
    expect(
      columnsOfList(upper, lower, ['1', 'Автомат ВА47-29', 'MVA20', 'шт', '24', '1'], ['2', 'Кабель ВВГ 3х2,5', 'VVG', 'м', '40', '2']),
    ).toMatchObject({ names: [1], codes: [2], unit: 3, amount: 4 })
  })

  test('«Потребность» on one part and in all: all of it is meant', () => {
    const upper = ['Номер строки', 'Наименование', 'Код', null, 'Потребность', null, 'Прим.']
    const lower = [null, null, 'материала', 'ед. изм.', 'на один щит', 'общая', null]
    expect(
      columnsOfList(
        upper,
        lower,
        ['1', 'Автомат ВА47-29', 'MVA20', '796', '2', '24', ''],
        ['2', 'Розетка РС10', 'RC10', '796', '1', '12', ''],
      ),
    ).toMatchObject({ names: [1], codes: [2], amount: 5 })
  })

  test('a maker has a name and a code of a classifier', () => {
    const upper = ['Наименование', 'Артикул', 'Завод-изготовитель', null, 'Кол-во']
    const lower = [null, null, 'наименование', 'код', null]
    expect(columnsOfList(upper, lower, ['Автомат', 'MVA20', 'IEK', '17', '2'], ['Розетка', 'RC10', 'EKF', '18', '4'])).toMatchObject({
      names: [0],
      codes: [1],
      brand: 2,
      amount: 4,
    })
  })
})
