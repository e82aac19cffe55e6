import type { LineShown, QuoteShown } from './quotes.api.ts'

export const LINE = '00000000-0000-4000-8000-000000000001'

export const aLineShown = (given: Partial<LineShown> = {}): LineShown => ({
  id: LINE,
  productId: 5,
  customProductId: null,
  article: 'AVT-16C',
  name: 'Автомат 16А',
  unit: 'шт',
  decimals: 0,
  amount: 10,
  listPrice: 300,
  wish: { price: null, neededOn: null, note: '' },
  answer: null,
  ...given,
})

/** A request that nobody has answered yet. */
export const aQuote = (given: Partial<QuoteShown> = {}): QuoteShown => ({
  id: 7,
  number: 'ЗЦ-000007',
  name: 'Щит этажный',
  state: 'draft',
  turn: 'buyer',
  versionNo: 0,
  lineCount: 1,
  sum: 3000,
  validUntil: null,
  author: 'Орлов Дмитрий',
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt: '2026-11-16T09:00:00.000Z',
  edition: 3,
  source: { type: 'cart', id: 1 },
  lines: [aLineShown()],
  message: '',
  versions: [],
  accepted: null,
  orders: [],
  reason: '',
  steps: ['request'],
  ...given,
})
