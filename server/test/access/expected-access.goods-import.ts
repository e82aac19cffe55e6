import type { Expected } from './expected.ts'

const base = '/api/v1/back-office/goods-imports'
const schedules = '/api/v1/back-office/goods-import-schedules'
const columns = [
  { role: 'article', refId: null },
  { role: 'name', refId: null },
]
const chosen = {
  sheets: [{ isTaken: true, headerRow: 1, firstRow: 2, columns }],
  options: { emptyCells: 'keep', dropPercent: 30, goods: 'update' },
}
const daily = { source: 'folder', place: 'price.csv', every: 'day', time: '05:00' }
/** Any of them opens a call; what it finds is what the person may write. */
const staff = { may: 'staff', permission: ['goods', 'prices', 'costs', 'stock'] } as const

/** Loading goods, prices and stock from files. */
export const goodsImportAccess: Record<string, Expected> = {
  // A picture is no table.
  [`POST ${base}`]: { ...staff, photo: 'file', expectedAnswer: 'input.unsupported-type' },
  [`GET ${base}`]: { ...staff, query: { pageSize: 100 }, shows: 'goodsImport' },
  [`GET ${base}/:id`]: { ...staff, objects: { 'params.id': 'goodsImport' } },
  // A picture is no archive.
  [`POST ${base}/:id/archive`]: { ...staff, photo: 'archive', expectedAnswer: 'input.unsupported-type' },
  // Columns of goods, which a head of sales and a warehouse hand may not load.
  [`POST ${base}/:id/check`]: {
    ...staff,
    objects: { 'params.id': 'goodsImport' },
    body: chosen,
    expectedAnswer: [200, 'access.denied'],
  },
  [`POST ${base}/:id/start`]: { ...staff, objects: { 'params.id': 'checkedGoodsImport' } },
  [`POST ${base}/:id/cancel`]: { ...staff, objects: { 'params.id': 'goodsImport' } },
  [`POST ${base}/:id/revert`]: { ...staff, objects: { 'params.id': 'doneGoodsImport' } },
  [`POST ${base}/:id/refused-file`]: { ...staff, objects: { 'params.id': 'doneGoodsImport' } },
  [`GET ${schedules}`]: { ...staff, shows: 'importSchedule' },
  [`POST ${schedules}`]: { ...staff, objects: { 'body.importId': 'doneGoodsImport' }, body: daily },
  [`PUT ${schedules}/:id`]: { ...staff, objects: { 'params.id': 'importSchedule' }, body: { ...daily, isOn: true } },
  [`POST ${schedules}/:id/run`]: { ...staff, objects: { 'params.id': 'importSchedule' } },
  [`DELETE ${schedules}/:id`]: { ...staff, objects: { 'params.id': 'importSchedule' } },
}
