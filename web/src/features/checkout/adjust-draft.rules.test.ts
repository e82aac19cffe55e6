import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { expect, test } from 'vitest'
import { adjustDraft, draftOf, restoreDraft } from './checkout-draft.rules.ts'
import { aPoint, someOptions } from './checkout-options.builder.ts'

const person = { name: 'Орлов Дмитрий', phone: '+79000000001' }

test('an earlier draft keeps typed values and drops choices that are no longer possible', () => {
  const draft = { ...draftOf(someOptions(), person), warehouseId: 1, comment: 'позвонить', agreedForOffer: true }
  const again = adjustDraft(draft, someOptions({ pickupPoints: [aPoint({ id: 2 })] }), person)
  expect(again).toMatchObject({ warehouseId: 2, comment: 'позвонить', agreedForOffer: false })
})

test('a legal entity without a contract is not sent with the contract of another', () => {
  const draft = { ...draftOf(someOptions(), person), legalEntityId: 1, contractId: null }
  expect(adjustDraft(draft, someOptions(), person)).toMatchObject({ legalEntityId: 1, contractId: null })
})

test('choices of an earlier draft that are still possible stay', () => {
  const { legalEntities, payments } = someOptions()
  const second = { id: 8, number: '13', signedOn: '2025-02-01', deferralDays: 0, creditLimit: 0 }
  const options = someOptions({
    legalEntities: legalEntities.map((one) => (one.id === 2 ? { ...one, contracts: [...one.contracts, second] } : one)),
    payments: [...payments, { method: 'sbp', isAllowed: true, reason: null, deferralDays: 0 }],
  })
  const chosen = {
    legalEntityId: 2,
    contractId: 8,
    deliveryType: 'carrier',
    warehouseId: 1,
    deliveryAddressId: 3,
    paymentMethod: 'sbp',
  } as const
  expect(adjustDraft({ ...draftOf(options, person), ...chosen }, options, person)).toMatchObject(chosen)
})

test('choices of an earlier draft that are gone become those of a new one', () => {
  const gone = {
    legalEntityId: 99,
    contractId: 98,
    deliveryType: 'delivery',
    warehouseId: 97,
    deliveryAddressId: 96,
    paymentMethod: 'deferred',
    desiredOn: '2026-11-01',
  } as const
  const options = someOptions({ deliveryTypes: ['pickup', 'carrier'] })
  expect(adjustDraft({ ...draftOf(options, person), ...gone }, options, person)).toMatchObject({
    legalEntityId: 2,
    contractId: 7,
    deliveryType: 'pickup',
    warehouseId: 2,
    deliveryAddressId: 4,
    paymentMethod: 'transfer',
    desiredOn: '2026-11-17',
  })
  const contract = { ...draftOf(options, person), contractId: 98 }
  expect(adjustDraft(contract, options, person).contractId).toBe(7)
})

test('cash of an earlier draft does not follow it to a delivery', () => {
  const payments: CheckoutOptions['payments'] = [
    { method: 'transfer', isAllowed: true, reason: null, deferralDays: 0 },
    { method: 'cash', isAllowed: true, reason: null, deferralDays: 0 },
  ]
  const paid = (deliveryType: 'pickup' | 'delivery') =>
    adjustDraft({ ...draftOf(someOptions({ payments }), person), deliveryType, paymentMethod: 'cash' }, someOptions({ payments }), person)
      .paymentMethod
  expect([paid('pickup'), paid('delivery')]).toEqual(['cash', 'transfer'])
})

test('cash of an earlier draft does not stay when its pickup is switched off', () => {
  const cash = { method: 'cash', isAllowed: true, reason: null, deferralDays: 0 } as const
  const payments: CheckoutOptions['payments'] = [cash, { ...cash, method: 'transfer' }]
  const draft = { ...draftOf(someOptions({ payments }), person), deliveryType: 'pickup', paymentMethod: 'cash' } as const
  expect(adjustDraft(draft, someOptions({ payments, deliveryTypes: ['carrier'] }), person)).toMatchObject({
    deliveryType: 'carrier',
    paymentMethod: 'transfer',
  })
})

test('a method that is gone is replaced by one that goes with the delivery of the draft, not with that of a new one', () => {
  const cash = { method: 'cash', isAllowed: true, reason: null, deferralDays: 0 } as const
  const payments: CheckoutOptions['payments'] = [cash, { ...cash, method: 'transfer' }]
  const draft = { ...draftOf(someOptions({ payments }), person), deliveryType: 'delivery', paymentMethod: 'deferred' } as const
  expect(adjustDraft(draft, someOptions({ payments }), person)).toMatchObject({ deliveryType: 'delivery', paymentMethod: 'transfer' })
})

test('a draft follows a destination chosen since, and keeps the buyer’s own choice while it is the same', () => {
  const toPoint = { deliveryType: 'pickup', warehouseId: 1, deliveryAddressId: null, neededOn: null } as const
  const toAddress = { deliveryType: 'delivery', warehouseId: null, deliveryAddressId: 3, neededOn: null } as const
  const at = (destination: CheckoutOptions['destination']) => someOptions({ destination })
  const draft = { ...draftOf(at(toPoint), person), deliveryType: 'carrier' as const, comment: 'позвонить' }
  expect(restoreDraft({ draft, destination: toPoint }, at(toPoint), person).deliveryType).toBe('carrier')
  expect(restoreDraft({ draft, destination: toPoint }, at(toAddress), person)).toMatchObject({
    deliveryType: 'delivery',
    deliveryAddressId: 3,
    comment: 'позвонить',
  })
  expect(restoreDraft(null, at(toAddress), person)).toEqual(draftOf(at(toAddress), person))
})
