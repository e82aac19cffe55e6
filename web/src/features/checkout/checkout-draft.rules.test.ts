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
  shortLines,
  unpricedLines,
  windowsOn,
} from './checkout-draft.rules.ts'
import { aCar, aPoint, someOptions } from './checkout-options.builder.ts'

const person = { name: 'Орлов Дмитрий', phone: '+79000000001' }

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

test('fields nobody knows yet are empty, and goods are reserved where that is possible', () => {
  expect(draftOf(someOptions(), person)).toMatchObject({
    carrier: '',
    contactPhone: '+79000000001',
    buyerOrderNumber: '',
    comment: '',
    shortage: '',
    split: 'none',
    wantsReserve: true,
  })
  expect(draftOf(someOptions({ canReserve: false }), person).wantsReserve).toBe(false)
})

test('a buyer without anything on record still gets a draft', () => {
  const { delivery } = someOptions()
  const nothing = someOptions({
    legalEntities: [],
    pickupPoints: [],
    addresses: [],
    payments: [],
    deliveryTypes: [],
    delivery: { ...delivery, days: [] },
  })
  expect(draftOf(nothing, { name: '', phone: '' })).toMatchObject({
    legalEntityId: 0,
    contractId: null,
    deliveryType: 'pickup',
    warehouseId: null,
    deliveryAddressId: null,
    desiredOn: '',
    window: '',
    contactName: '',
    contactPhone: '',
    paymentMethod: '',
  })
})

test('without a main entity or a default address the first ones are filled in', () => {
  const { legalEntities, addresses } = someOptions()
  const draft = draftOf(
    someOptions({
      legalEntities: legalEntities.map((one) => ({ ...one, isMain: false })),
      addresses: addresses.map((one) => ({ ...one, isDefault: false })),
    }),
    person,
  )
  expect(draft).toMatchObject({ legalEntityId: 1, contractId: null, deliveryAddressId: 3 })
})

test('a contact on record with the phone of the person who orders is that person, by the name on record', () => {
  const contacts = [
    { name: 'Панина Елена', phone: '+79000000002' },
    { name: 'Орлов Д. И.', phone: person.phone },
  ]
  expect(draftOf(someOptions({ contacts }), person)).toMatchObject({ contactName: 'Орлов Д. И.', contactPhone: person.phone })
})

const morning = { from: '09:00', to: '13:00' }
const evening = { from: '18:00', to: '21:00' }
const twoDays = () =>
  someOptions({
    delivery: {
      ...someOptions().delivery,
      days: [aCar('2026-11-17'), { ...aCar('2026-11-18'), windows: [morning, evening] }, { ...aCar('2026-11-19'), windows: [] }],
    },
  })

test('the chosen day and its hours stay; hours that day does not have become its first', () => {
  const chosen = (desiredOn: string, window: string) => dayFor(twoDays(), { split: 'none', desiredOn, window })
  expect(chosen('2026-11-18', '18:00–21:00')).toEqual({ desiredOn: '2026-11-18', window: '18:00–21:00' })
  expect(chosen('2026-11-18', '10:00–11:00')).toEqual({ desiredOn: '2026-11-18', window: '09:00–13:00' })
  expect(chosen('2026-11-17', '18:00–21:00')).toEqual({ desiredOn: '2026-11-17', window: '09:00–13:00' })
  expect(chosen('2026-11-19', '18:00–21:00')).toEqual({ desiredOn: '2026-11-19', window: '' })
})

test('hours are those of the chosen day; a day without a car has none', () => {
  const on = (desiredOn: string) => windowsOn(twoDays(), { split: 'none', desiredOn })
  expect([on('2026-11-17'), on('2026-11-18'), on('2026-11-20')]).toEqual([[morning], [morning, evening], []])
})

test('the chosen hours are sent whole, and none when they are not of that day', () => {
  const draft = { ...draftOf(twoDays(), person), deliveryType: 'delivery', desiredOn: '2026-11-18' } as const
  expect(bodyOf({ ...draft, window: '18:00–21:00' }, twoDays(), 'earliest')).toMatchObject({ desiredOn: '2026-11-18', window: evening })
  expect(bodyOf({ ...draft, window: '10:00–11:00' }, twoDays(), 'earliest').window).toBeNull()
})

test('typed texts are sent without spaces around them', () => {
  const draft = {
    ...draftOf(someOptions(), person),
    deliveryType: 'carrier',
    carrier: ' ПЭК ',
    contactName: ' Орлов ',
    contactPhone: ' +79000000001 ',
    buyerOrderNumber: ' 12-А ',
    comment: ' позвонить ',
  } as const
  expect(bodyOf(draft, someOptions(), 'earliest')).toMatchObject({
    carrier: 'ПЭК',
    contactName: 'Орлов',
    contactPhone: '+79000000001',
    buyerOrderNumber: '12-А',
    comment: 'позвонить',
  })
})

test('chosen values are sent; without a choice the order is paid by transfer and nothing is ordered from the manufacturer', () => {
  const draft = draftOf(someOptions(), person)
  const chosen = { ...draft, paymentMethod: 'sbp', shortage: 'toOrder', split: 'date' } as const
  expect(bodyOf(chosen, someOptions(), 'fewestShipments')).toMatchObject({
    legalEntityId: 2,
    contractId: 7,
    deliveryType: 'pickup',
    paymentMethod: 'sbp',
    shortage: 'toOrder',
    supply: 'fewestShipments',
    split: 'date',
    agreedForOffer: true,
  })
  expect(bodyOf({ ...draft, paymentMethod: '', shortage: '' }, someOptions(), 'earliest')).toMatchObject({
    paymentMethod: 'transfer',
    shortage: 'refuse',
  })
})

test('a reserve is asked for only where it is possible and wanted', () => {
  const wants = (canReserve: boolean, wantsReserve: boolean) =>
    bodyOf({ ...draftOf(someOptions(), person), wantsReserve }, someOptions({ canReserve }), 'earliest').wantsReserve
  expect([wants(true, true), wants(true, false), wants(false, true), wants(false, false)]).toEqual([true, false, false, false])
})
