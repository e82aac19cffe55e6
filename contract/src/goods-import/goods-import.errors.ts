/** Of the import of goods, prices and stock, with their HTTP statuses. */
export const goodsImportErrors = {
  'goods-import.not-found': 404,
  'goods-import.wrong-state': 409,
  'goods-import.unreadable': 422,
  'goods-import.empty': 422,
  'goods-import.cut-off': 422,
  'goods-import.too-wide': 422,
  'goods-import.bad-mapping': 422,
  'goods-import.too-many-sections': 422,
  'goods-import.bad-archive': 422,
  'goods-import.workbook-too-large': 422,
  'goods-import.schedule-not-found': 404,
  'goods-import.other-layout': 422,
  'goods-import.not-fetched': 422,
  'goods-import.inner-address': 422,
  'goods-import.no-file-in-folder': 422,
} as const
