import { expect, test } from 'vitest'
import { eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { type NewOrder, newOrderDefaults } from '@vitrina/contract/orders/checkout'
import { makeOrderHead, type OrderInput } from './make-order-head.rules.ts'
import { linesOfOrder, type MadeLine } from './make-order.rules.ts'
import type { PricedLine } from './price-order.ts'

const wanted: NewOrder = {
  ...newOrderDefaults,
  cartId: 5,
  cartVersion: 3,
  expectedSum: 1_220_00,
  legalEntityId: 11,
  deliveryType: 'delivery',
  warehouseId: 21,
  deliveryAddressId: 31,
  carrier: 'Деловые линии',
  contactName: 'Пётр Иванов',
  contactPhone: '+7 900 000-00-00',
  paymentMethod: 'transfer',
  buyerOrderNumber: 'PO-7',
  comment: 'Позвонить',
  wantsReserve: false,
  agreedForOffer: true,
}

const line: PricedLine = {
  id: 1,
  product_id: 1,
  custom_product_id: null,
  amount: 2,
  note: '',
  source: null,
  agreed: null,
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
  weight_grams: 100,
  volume_ml: 10,
  vat_group: 'standard',
  minimum_batch: null,
  multiplicity: 1,
  is_sold: true,
  unitName: 'шт',
  price: 610_00,
  oldPrice: null,
  vatRate: 2200,
  sum: 1_220_00,
  vat: 220_00,
  cashBack: 0,
}

const made: MadeLine[] = linesOfOrder(
  [{ lineId: 1, kind: 'stock', warehouseId: 21, amount: 2, readyOn: '2026-03-10', promised: null }],
  new Map([[1, line]]),
)

/** An order of two automatic switches, paid by transfer and delivered; a test names what differs. */
const anOrder = ({ wanted: choices, ...given }: Partial<Omit<OrderInput, 'wanted'>> & { wanted?: Partial<NewOrder> } = {}): OrderInput => ({
  wanted: { ...wanted, ...choices },
  buyer: { siteId: 1, companyId: 2, userId: 3, language: 'ru', origin: 'https://store.example', regionId: 4 },
  source: 'cart',
  cart: { id: 5, version: 3 },
  groupKey: '00000000-0000-4000-8000-000000000000',
  terms: { manager_id: 6, address: { id: 31, address: 'Москва, Тверская, 1' }, contract: null, deferral_days: 14 },
  offer: { acceptedAt: new Date('2026-03-09T09:00:00Z'), version: 'v1' },
  creditGrade: 'none',
  isWaiting: false,
  charge: 0,
  vatRates: [
    { group: 'standard', rate: 2200, from: '2026-01-01', to: null },
    { group: 'standard', rate: 2000, from: '2019-01-01', to: '2025-12-31' },
  ],
  shipOn: '2026-03-09',
  ...given,
})

const aPart = { made, promisedOn: '2026-03-10', position: 0 }

test('a head has who ordered what, where from and at which offer', () => {
  expect(makeOrderHead(anOrder(), aPart)).toEqual({
    siteId: 1,
    companyId: 2,
    createdBy: 3,
    regionId: 4,
    managerId: 6,
    legalEntityId: 11,
    contractId: null,
    source: 'cart',
    groupKey: '00000000-0000-4000-8000-000000000000',
    groupPosition: 0,
    cartId: 5,
    cartVersion: 3,
    ...eachBuyerText((name) => wanted[name]),
    buyerOrderNumber: 'PO-7',
    comment: 'Позвонить',
    deliveryType: 'delivery',
    warehouseId: null,
    deliveryAddressId: 31,
    deliveryAddress: 'Москва, Тверская, 1',
    carrier: '',
    deliveryPrice: 0,
    deliveryVat: 0,
    desiredOn: null,
    promisedOn: '2026-03-10',
    window: null,
    contactName: 'Пётр Иванов',
    contactPhone: '+7 900 000-00-00',
    paymentMethod: 'transfer',
    deferralDays: 0,
    offerAcceptedAt: new Date('2026-03-09T09:00:00Z'),
    offerVersion: 'v1',
    state: 'submitted',
    approvalState: 'not_needed',
    creditGrade: 'none',
    itemsTotal: 1_220_00,
    customItemsTotal: 0,
    total: 1_220_00,
    vat: 220_00,
    discount: 0,
    cashBack: 0,
    weightGrams: 200,
    volumeMl: 20,
    lineCount: 1,
    language: 'ru',
    origin: 'https://store.example',
  })
})

test('an order that is picked up keeps its point and no address or carrier', () => {
  expect(makeOrderHead(anOrder({ wanted: { deliveryType: 'pickup' } }), aPart)).toMatchObject({
    deliveryType: 'pickup',
    warehouseId: 21,
    deliveryAddressId: null,
    deliveryAddress: '',
    carrier: '',
  })
})

test('a carrier is named only where it brings the goods; an address that is gone is empty', () => {
  const terms = { ...anOrder().terms, address: null }
  expect(makeOrderHead(anOrder({ wanted: { deliveryType: 'carrier' }, terms }), aPart)).toMatchObject({
    warehouseId: null,
    deliveryAddressId: 31,
    deliveryAddress: '',
    carrier: 'Деловые линии',
  })
})

test('on credit the days are those of the contract, else of the company; paid otherwise there are none', () => {
  const contract = { id: 1, number: '1', deferral_days: 30, credit_limit: 0 }
  const withContract = { ...anOrder().terms, contract }
  expect(makeOrderHead(anOrder({ wanted: { paymentMethod: 'deferred' }, terms: withContract }), aPart).deferralDays).toBe(30)
  expect(makeOrderHead(anOrder({ wanted: { paymentMethod: 'deferred' } }), aPart).deferralDays).toBe(14)
  expect(makeOrderHead(anOrder({ wanted: { paymentMethod: 'card' }, terms: withContract }), aPart).deferralDays).toBe(0)
  expect(makeOrderHead(anOrder({ creditGrade: 'release' }), aPart).creditGrade).toBe('release')
})

test('an order that needs approval waits for it', () => {
  expect(makeOrderHead(anOrder({ isWaiting: true }), aPart)).toMatchObject({ state: 'approval_pending', approvalState: 'pending' })
})

test('the car is paid for once: its price and VAT are on the first order of a group alone', () => {
  const order = anOrder({ charge: 610_00 })
  expect(makeOrderHead(order, aPart)).toMatchObject({ deliveryPrice: 610_00, deliveryVat: 110_00, total: 1_830_00, vat: 330_00 })
  expect(makeOrderHead(order, { ...aPart, position: 1 })).toMatchObject({
    groupPosition: 1,
    deliveryPrice: 0,
    deliveryVat: 0,
    total: 1_220_00,
    vat: 220_00,
  })
})

test('VAT of the car follows the day of shipment; without a rate of that day there is none', () => {
  expect(makeOrderHead(anOrder({ charge: 610_00, shipOn: '2025-12-31' }), aPart).deliveryVat).toBe(101_67)
  expect(makeOrderHead(anOrder({ charge: 610_00, vatRates: [] }), aPart).deliveryVat).toBe(0)
})

test('the day and hours the buyer chose stand where the order can keep them', () => {
  const window = { from: '09:00', to: '12:00' }
  const order = anOrder({ wanted: { desiredOn: '2026-03-12', window } })
  expect(makeOrderHead(order, { ...aPart, promisedOn: '2026-03-12' })).toMatchObject({ desiredOn: '2026-03-12', window })
  expect(makeOrderHead(order, { ...aPart, promisedOn: '2026-03-13' })).toMatchObject({
    desiredOn: null,
    window: null,
    promisedOn: '2026-03-13',
  })
  expect(makeOrderHead(order, { ...aPart, promisedOn: null })).toMatchObject({ desiredOn: null, window: null, promisedOn: null })
})
