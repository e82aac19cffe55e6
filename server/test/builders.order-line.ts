import type { OrderLine, StoredSource } from '#modules/order-record/order-lines'

/** A line of an order of which nothing was done yet; for rules that need no database. */
export const anOrderLine = (given: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  lineNo: 1,
  productId: 70,
  article: 'A',
  decimals: 0,
  amount: 10,
  cancelled: 0,
  shipped: 0,
  price: 100,
  vatRate: 2200,
  vatGroup: 'standard',
  vatOn: '2026-11-16',
  sum: 0,
  cashBack: 0,
  parts: [],
  waiting: 0,
  pickupAt: null,
  sources: [],
  note: '',
  source: null,
  ...given,
})

/** A part of a line held in a warehouse. */
export const aSource = ({ held = 1, ...given }: Partial<StoredSource> = {}): StoredSource => ({
  id: 1,
  kind: 'stock',
  warehouseId: 7,
  amount: held,
  held,
  inTransit: 0,
  shipped: 0,
  free: 0,
  ...given,
})
