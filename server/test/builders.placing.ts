import { type NewOrder, newOrderDefaults } from '@vitrina/contract/orders/checkout'
import type { PricedLine } from '#modules/orders/placing/price-order'

/** A choice of checkout that is right: picked up at warehouse 7, paid by transfer. */
export const aChoice = (given: Partial<NewOrder> = {}): NewOrder => ({
  ...newOrderDefaults,
  cartId: 1,
  cartVersion: 1,
  expectedSum: 0,
  legalEntityId: 3,
  deliveryType: 'pickup',
  warehouseId: 7,
  contactName: 'Иван Петров',
  contactPhone: '+79990000001',
  paymentMethod: 'transfer',
  agreedForOffer: true,
  ...given,
})

export const aPricedLine = (given: Partial<PricedLine> & { id: number }): PricedLine => ({
  product_id: given.id,
  custom_product_id: null,
  amount: 1,
  note: '',
  custom_price: null,
  article: 'A',
  manufacturer_code: '',
  name: 'Автомат',
  brand: '',
  image: null,
  unit: { ru: 'шт' },
  okei: '796',
  decimals: 0,
  country_code: null,
  weight_grams: 0,
  volume_ml: 0,
  vat_group: 'standard',
  minimum_batch: null,
  multiplicity: 1,
  is_sold: true,
  unitName: 'шт',
  price: 100,
  oldPrice: null,
  vatRate: 2200,
  sum: 0,
  vat: 0,
  cashBack: 0,
  ...given,
})
