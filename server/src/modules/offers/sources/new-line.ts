import { randomUUID } from 'node:crypto'
import type { OfferLine } from '@vitrina/contract/offers/offer-document.rules'

/** A line that counts, without a product, a name or a cost. */
export const newLine = (given: Partial<OfferLine> & Pick<OfferLine, 'kind' | 'amount'>): OfferLine => ({
  id: randomUUID(),
  groupId: null,
  productId: null,
  customProductId: null,
  name: '',
  article: '',
  unit: '',
  decimals: 0,
  note: '',
  limits: null,
  vatRate: null,
  costPrice: null,
  costOrigin: 'list',
  costAt: null,
  markup: null,
  choice: 'always',
  setId: null,
  isTicked: true,
  ...given,
})
