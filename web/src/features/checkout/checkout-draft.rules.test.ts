import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { expect, test } from 'vitest'
import {
  bodyOf,
  brokenLines,
  byReadiness,
  deliveryDaysFor,
  dayFor,
  deliveryPrice,
  draftOf,
  isPayable,
  adjustDraft,
  shortLines,
  unpricedLines,
} from './checkout-draft.rules.ts'

const aPoint = (given: Partial<CheckoutOptions['pickupPoints'][number]>): CheckoutOptions['pickupPoints'][number] => ({
  id: 1,
  name: 'Склад',
  city: 'Москва',
  isInOwnCity: true,
  address: 'ул. Складская, 1',
  hours: 'пн–пт 9–18',
  phone: '',
  lat: null,
  lon: null,
  readyOn: '2026-11-16',
  readyLines: 1,
  ...given,
})

const aCar = (date: string) => ({ date, orderBy: '2026-11-16T12:00:00.000Z', windows: [{ from: '09:00', to: '13:00' }] })

const someOptions = (given: Partial<CheckoutOptions> = {}): CheckoutOptions => ({
  cartId: 5,
  cartVersion: 3,
  lineCount: 2,
  sum: 9000,
  vat: 1622.95,
  weightGrams: 0,
  volumeMl: 0,
  defaultDeliveryType: 'pickup',
  legalEntities: [
    { id: 1, name: 'ООО «Запад»', inn: null, isMain: false, contracts: [] },
    {
      id: 2,
      name: 'ООО «Восток»',
      inn: null,
      isMain: true,
      contracts: [{ id: 7, number: '12', signedOn: '2025-01-01', deferralDays: 14, creditLimit: 100_000 }],
    },
  ],
  pickupPoints: [aPoint({ id: 1, readyOn: null }), aPoint({ id: 2 })],
  addresses: [
    { id: 3, label: 'Офис', address: 'Москва', isDefault: false },
    { id: 4, label: 'Объект', address: 'Тула', isDefault: true },
  ],
  delivery: {
    promisedOn: '2026-11-17',
    days: [aCar('2026-11-17')],
    splitDays: [aCar('2026-11-16'), aCar('2026-11-17')],
    price: 500,
    minimum: 0,
    freeFrom: 10_000,
  },
  carrier: { promisedOn: '2026-11-17' },
  deliveryTypes: ['pickup', 'delivery', 'carrier'],
  payments: [
    { method: 'deferred', isAllowed: false, reason: 'Есть просрочка', deferralDays: 14 },
    { method: 'transfer', isAllowed: true, reason: null, deferralDays: 0 },
  ],
  credit: { grade: 'none', reasons: [], limit: 0, available: 0, overdueSum: 0, overdueDays: 0, statement: null },
  problems: [],
  contacts: [],
  offer: { version: '1', path: '/content/oferta' },
  needsApproval: false,
  canReserve: true,
  ...given,
})

test('a day before the promise can be chosen only when the order may come in parts, and is reset with that choice', () => {
  const split = { split: 'date', desiredOn: '2026-11-16', window: '09:00–13:00' } as const
  expect(deliveryDaysFor(someOptions(), 'none').map(({ date }) => date)).toEqual(['2026-11-17'])
  expect(deliveryDaysFor(someOptions(), 'warehouse').map(({ date }) => date)).toEqual(['2026-11-17'])
  expect(dayFor(someOptions(), split)).toEqual({ desiredOn: '2026-11-16', window: '09:00–13:00' })
  expect(dayFor(someOptions(), { ...split, split: 'none' })).toEqual({ desiredOn: '2026-11-17', window: '09:00–13:00' })
})

test('no day is asked for while some of the order has no day yet', () => {
  const { delivery } = someOptions()
  const undated = someOptions({ delivery: { ...delivery, promisedOn: null, days: [] } })
  const draft = { ...draftOf(undated, person), deliveryType: 'delivery' } as const
  expect(bodyOf(draft, undated, 'earliest')).toMatchObject({ desiredOn: null, window: null })
})

const person = { name: 'Орлов Дмитрий', phone: '+79000000001' }

test('[K-05] everything known is filled in: the main entity with its contract, the default delivery type, the readiest pickup point, an allowed payment', () => {
  expect(draftOf(someOptions(), person)).toMatchObject({
    legalEntityId: 2,
    contractId: 7,
    deliveryType: 'pickup',
    warehouseId: 2,
    deliveryAddressId: 4,
    desiredOn: '2026-11-17',
    window: '09:00–13:00',
    contactName: 'Орлов Дмитрий',
    paymentMethod: 'transfer',
    agreedForOffer: false,
  })
})

test('a default delivery type that is switched off is replaced by the first that is on', () => {
  expect(draftOf(someOptions({ deliveryTypes: ['carrier'] }), person).deliveryType).toBe('carrier')
})

test('cash is possible at a pickup point only, and is never filled in for a delivery', () => {
  const cash = { method: 'cash', isAllowed: true, reason: null, deferralDays: 0 } as const
  const sbp = { ...cash, method: 'sbp' } as const
  expect([isPayable(cash, 'pickup'), isPayable(cash, 'delivery'), isPayable(sbp, 'carrier')]).toEqual([true, false, true])
  expect(isPayable({ ...sbp, isAllowed: false }, 'pickup')).toBe(false)
  expect(draftOf(someOptions({ payments: [cash, sbp], deliveryTypes: ['delivery'] }), person).paymentMethod).toBe('sbp')
})

test('the readiest pickup point of the buyer’s own city is filled in, not one of another', () => {
  const pickupPoints = [aPoint({ id: 8, isInOwnCity: false }), aPoint({ id: 9, readyOn: '2026-11-18' })]
  expect(draftOf(someOptions({ pickupPoints }), person).warehouseId).toBe(9)
  const elsewhere = pickupPoints.map((point) => ({ ...point, isInOwnCity: false }))
  expect(draftOf(someOptions({ pickupPoints: elsewhere }), person).warehouseId).toBe(8)
})

test('the contact is the person who orders; without a phone it is the last contact', () => {
  const contacts = [{ name: 'Панина Елена', phone: '+79000000002' }]
  expect(draftOf(someOptions({ contacts }), person).contactName).toBe('Орлов Дмитрий')
  expect(draftOf(someOptions({ contacts }), { ...person, phone: '' }).contactName).toBe('Панина Елена')
})

test('pickup points are sorted by readiness; one that waits for the manufacturer comes last', () => {
  const points = [aPoint({ id: 1, readyOn: null }), aPoint({ id: 2, readyOn: '2026-11-18' }), aPoint({ id: 3, readyOn: '2026-11-16' })]
  expect(byReadiness(points).map(({ id }) => id)).toEqual([3, 2, 1])
})

test('only fields of the chosen delivery type are sent', () => {
  const draft = { ...draftOf(someOptions(), person), carrier: 'Деловые линии' }
  expect(bodyOf(draft, someOptions(), 'earliest')).toMatchObject({
    warehouseId: 2,
    deliveryAddressId: null,
    desiredOn: null,
    window: null,
    carrier: '',
  })
  expect(bodyOf({ ...draft, deliveryType: 'delivery' }, someOptions(), 'earliest')).toMatchObject({
    warehouseId: null,
    deliveryAddressId: 4,
    desiredOn: '2026-11-17',
    window: { from: '09:00', to: '13:00' },
    carrier: '',
  })
  expect(bodyOf({ ...draft, deliveryType: 'carrier' }, someOptions(), 'earliest')).toMatchObject({
    warehouseId: null,
    deliveryAddressId: 4,
    desiredOn: null,
    carrier: 'Деловые линии',
  })
})

test('the sum and the cart version the buyer saw go with the order', () => {
  expect(bodyOf(draftOf(someOptions(), person), someOptions(), 'earliest')).toMatchObject({ cartId: 5, cartVersion: 3, expectedSum: 9000 })
})

test('delivery costs the quoted price for this sum; other ways cost nothing', () => {
  expect(deliveryPrice(someOptions(), 'delivery')).toBe(500)
  expect(deliveryPrice(someOptions(), 'pickup')).toBe(0)
})

test('an earlier draft keeps typed values and drops choices that are no longer possible', () => {
  const draft = { ...draftOf(someOptions(), person), warehouseId: 1, comment: 'позвонить', agreedForOffer: true }
  const again = adjustDraft(draft, someOptions({ pickupPoints: [aPoint({ id: 2 })] }), person)
  expect(again).toMatchObject({ warehouseId: 2, comment: 'позвонить', agreedForOffer: false })
})

test('a legal entity without a contract is not sent with the contract of another', () => {
  const draft = { ...draftOf(someOptions(), person), legalEntityId: 1, contractId: null }
  expect(adjustDraft(draft, someOptions(), person)).toMatchObject({ legalEntityId: 1, contractId: null })
})

test('a shortage needs a choice, a missing price is set by the seller, any other problem stops the order', () => {
  const options = someOptions({
    problems: [
      { lineId: 1, code: 'stock-short', message: '', available: 3 },
      { lineId: 2, code: 'no-price', message: '', available: null },
      { lineId: 3, code: 'not-sold', message: '', available: null },
    ],
  })
  expect(shortLines(options).map(({ lineId }) => lineId)).toEqual([1])
  expect(unpricedLines(options).map(({ lineId }) => lineId)).toEqual([2])
  expect(brokenLines(options).map(({ lineId }) => lineId)).toEqual([3])
})
