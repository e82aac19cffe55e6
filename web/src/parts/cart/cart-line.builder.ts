import type { CartLine } from '@vitrina/contract/cart/cart'

type Given = Partial<Pick<CartLine, 'amount' | 'selected' | 'sum' | 'sources'>> & { name?: string }

/** A line for tests: a product of pieces, five of them on the nearest shelf. */
export const aCartLine = (id: number, { name = `Товар ${id}`, ...given }: Given = {}): CartLine => ({
  id,
  productId: id,
  customProductId: null,
  amount: 1,
  suggestedAmount: null,
  selected: true,
  note: '',
  price: null,
  priceState: 'fresh',
  previousPrice: null,
  cashBack: null,
  sum: 10,
  vat: null,
  stockTotal: 5,
  warnings: [],
  source: null,
  product: {
    type: 'catalog',
    id,
    article: `A-${id}`,
    manufacturerCode: '',
    name,
    brand: 'Завод',
    image: null,
    unit: { name: 'шт', decimals: 0 },
    minimumBatch: null,
    multiplicity: 1,
    weightGrams: 0,
    volumeMl: 0,
  },
  sources: [{ source: 'stock', warehouse: { id: 1, name: 'Склад', city: 'Москва' }, amount: 5, day: '2026-11-15' }],
  ...given,
})
