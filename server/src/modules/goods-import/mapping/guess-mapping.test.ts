import { expect, test } from 'vitest'
import { importTargets } from '@vitrina/contract/goods-import/goods-import.rules'
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
  features: [
    { id: 21, name: 'Сечение', unit: 'мм²' },
    { id: 22, name: 'Цвет', unit: null },
  ],
}
const everything = { remembered: new Map(), allowed: importTargets }
const sheetOf = (...rows: string[][]) => ({ name: '', rows: rows.map((cells, at) => ({ row: at + 1, cells })) })
const rolesOf = (...rows: string[][]) => {
  const { mapping } = guessSheet(sheetOf(...rows), references, everything)
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
    // The shop has no such warehouse.
    null,
  ])
})

test('a warehouse the shop does not know is not taken for another one', () => {
  expect(rolesOf(['Код', 'Количество', 'Склад: Тверь', 'Склад: Казань']).columns).toEqual(['article', 'stock 7', null, 'stock 8'])
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
  expect(guessSheet(sheet, references, { ...everything, remembered })).toMatchObject({ isRemembered: true, mapping: { columns: chosen } })
  const gone = { ...references, priceTypes: references.priceTypes.slice(0, 1) }
  expect(guessSheet(sheet, gone, { ...everything, remembered }).isRemembered).toBe(false)
})

test('columns are features by their names, a unit of the same measure is converted, and of a feed all params are features', () => {
  const head = ['Артикул', 'Наименование', 'Сечение, см2', 'Цвет', 'Сечение, кг', 'Характеристика: Гибкость']
  const { columns } = guessSheet(sheetOf(head, ['A', 'Кабель', '1', 'белый', '5', '3']), references, everything).mapping
  expect(columns.slice(2)).toEqual([
    { role: 'feature', refId: 21, unit: 'см2' },
    { role: 'feature', refId: 22 },
    null,
    { role: 'feature', refId: null, newFeature: { name: 'Гибкость', unit: '', kind: 'range' } },
  ])
})

test('a storage place belongs to the warehouse its heading names, else to the first', () => {
  expect(rolesOf(['Код', 'Количество', 'Место хранения']).columns).toEqual(['article', 'stock 7', 'place 7'])
  expect(rolesOf(['Код', 'Ячейка: Казань', 'Место на складе']).columns).toEqual(['article', 'place 8', 'place 7'])
  expect(rolesOf(['Код', 'Количество', 'Место происхождения']).columns).toEqual(['article', 'stock 7', null])
})

test('whoever may load stock alone gets no column of prices, remembered or not', () => {
  const { mapping } = guessSheet(sheetOf(['Артикул', 'Цена', 'Остаток']), references, { ...everything, allowed: ['stock'] })
  expect(mapping.columns.map((column) => column?.role ?? null)).toEqual(['article', null, 'stock'])
})
