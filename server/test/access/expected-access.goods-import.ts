import type { Expected } from './expected.ts'

const base = '/api/v1/back-office/goods-imports'
const columns = [
  { role: 'article', refId: null },
  { role: 'name', refId: null },
]
const chosen = {
  sheets: [{ isTaken: true, headerRow: 1, firstRow: 2, columns }],
  options: { emptyCells: 'keep', dropPercent: 30, goods: 'update' },
}

/** Loading goods, prices and stock from files. */
export const goodsImportAccess: Record<string, Expected> = {
  // A picture is no table.
  [`POST ${base}`]: { may: 'staff', permission: 'goods', photo: 'file', expectedAnswer: 'input.unsupported-type' },
  [`GET ${base}`]: { may: 'staff', permission: 'goods', query: { pageSize: 100 }, shows: 'goodsImport' },
  [`GET ${base}/:id`]: { may: 'staff', permission: 'goods', objects: { 'params.id': 'goodsImport' } },
  [`POST ${base}/:id/check`]: { may: 'staff', permission: 'goods', objects: { 'params.id': 'goodsImport' }, body: chosen },
  [`POST ${base}/:id/start`]: { may: 'staff', permission: 'goods', objects: { 'params.id': 'checkedGoodsImport' } },
  [`POST ${base}/:id/cancel`]: { may: 'staff', permission: 'goods', objects: { 'params.id': 'goodsImport' } },
  [`POST ${base}/:id/revert`]: { may: 'staff', permission: 'goods', objects: { 'params.id': 'doneGoodsImport' } },
  [`POST ${base}/:id/refused-file`]: { may: 'staff', permission: 'goods', objects: { 'params.id': 'doneGoodsImport' } },
}
