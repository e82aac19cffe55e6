import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'

export const aPoint = (given: Partial<CheckoutOptions['pickupPoints'][number]>): CheckoutOptions['pickupPoints'][number] => ({
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

export const aCar = (date: string) => ({ date, orderBy: '2026-11-16T12:00:00.000Z', windows: [{ from: '09:00', to: '13:00' }] })

/** Options of a buyer with two entities, two pickup points and a car every day. */
export const someOptions = (given: Partial<CheckoutOptions> = {}): CheckoutOptions => ({
  cartId: 5,
  cartVersion: 3,
  lineCount: 2,
  sum: 9000,
  vat: 1622.95,
  weightGrams: 0,
  volumeMl: 0,
  defaultDeliveryType: 'pickup',
  destination: null,
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
  offer: { version: '1', path: '/content/oferta', isAccepted: false },
  needsApproval: false,
  canReserve: true,
  ...given,
})
