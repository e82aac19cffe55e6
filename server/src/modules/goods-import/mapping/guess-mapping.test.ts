import { expect, test } from 'vitest'
import { guessSheet } from './guess-mapping.ts'
import { fingerprintOf } from './header-words.rules.ts'

const references = {
  priceTypes: [
    { id: 1, name: 'Розничная' },
    { id: 2, name: 'Оптовая' },
  ],
  warehouses: [
    { id: 7, name: 'Москва' },
    { id: 8, name: 'Казань' },
  ],
}
const sheetOf = (...rows: string[][]) => ({ name: '', rows: rows.map((cells, at) => ({ row: at + 1, cells })) })
const rolesOf = (...rows: string[][]) => {
  const { mapping } = guessSheet(sheetOf(...rows), references, new Map())
  return {
    ...mapping,
    columns: mapping.columns.map((column) => column && (column.refId === null ? column.role : `${column.role} ${column.refId}`)),
  }
}

test('a head under a title and an address is found', () => {
  expect(
    rolesOf(
      ['ООО «Искра»'],
      ['Прайс-лист от 01.11.2026'],
      ['Артикул', 'Наименование', 'Цена, руб.', 'Остаток'],
      ['A', 'Кабель', '12', '5'],
    ),
  ).toEqual({
    isTaken: true,
    headerRow: 3,
    firstRow: 4,
    columns: ['article', 'name', 'price 1', 'stock 7'],
  })
})

test('prices and stocks go to the price types and warehouses their headings name', () => {
  expect(rolesOf(['Код', 'Цена: Оптовая', 'Цена: Розничная', 'Склад: Казань', 'Склад: Москва', 'Склад: Тверь']).columns).toEqual([
    'article',
    'price 2',
    'price 1',
    'stock 8',
    'stock 7',
    // There is no third warehouse to take it.
    null,
  ])
})

test('heads of feeds and of 1C', () => {
  expect(rolesOf(['id', 'vendorCode', 'barcode', 'name', 'vendor', 'category', 'price', 'count']).columns).toEqual([
    'article',
    'manufacturerCode',
    'ean',
    'name',
    'brand',
    'section',
    'price 1',
    'stock 7',
  ])
})

test('a sheet without codes and values is left out', () => {
  expect(rolesOf(['Контакты'], ['Телефон', '+7']).isTaken).toBe(false)
})

test('columns that a person chose for such a head are taken again, unless what they refer to is gone', () => {
  const sheet = sheetOf(['Артикул', 'Цена'], ['A', '1'])
  const chosen = [
    { role: 'manufacturerCode' as const, refId: null },
    { role: 'price' as const, refId: 2 },
  ]
  const remembered = new Map([[fingerprintOf(['Артикул', 'Цена']), chosen]])
  expect(guessSheet(sheet, references, remembered)).toMatchObject({ isRemembered: true, mapping: { columns: chosen } })
  const gone = { ...references, priceTypes: references.priceTypes.slice(0, 1) }
  expect(guessSheet(sheet, gone, remembered).isRemembered).toBe(false)
})
