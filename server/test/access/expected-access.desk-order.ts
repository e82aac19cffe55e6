import { newOrderDefaults } from '@vitrina/contract/orders/checkout'
import type { Expected } from './expected.ts'

const ofOrder = { 'params.id': 'deskOrder' } as const
const nobody = { companyId: 2_000_000_000, userId: 2_000_000_000, lines: [{ productId: 1, amount: 1 }] }

/** One order at the desk: facts to decide by, a change before it is saved, and an order for a customer who calls. */
export const deskOrderAccess: Record<string, Expected> = {
  'GET /api/v1/back-office/order/:id/decision': { may: 'staff', permission: 'orders.see', objects: ofOrder },
  'GET /api/v1/back-office/order/:id/change-options': { may: 'staff', permission: 'orders', objects: ofOrder },
  'GET /api/v1/back-office/order/:id/analogs/:itemId': {
    may: 'staff',
    permission: 'orders',
    objects: ofOrder,
    params: { itemId: '2000000000' },
    expectedAnswer: 'order.line-not-found',
    missingAnswer: 'order.not-found',
  },
  'POST /api/v1/back-office/order/:id/change/preview': {
    may: 'staff',
    permission: 'orders',
    objects: ofOrder,
    body: { version: 0, items: [{ id: 2_000_000_000, amount: 1 }] },
    expectedAnswer: 'order.line-not-found',
    missingAnswer: 'order.not-found',
  },
  'POST /api/v1/back-office/phone-order/preview': {
    may: 'staff',
    permission: 'orders',
    body: nobody,
    expectedAnswer: 'order.customer-not-found',
  },
  'POST /api/v1/back-office/phone-order': {
    may: 'staff',
    permission: 'orders',
    body: {
      ...newOrderDefaults,
      ...nobody,
      expectedSum: 1,
      legalEntityId: 1,
      deliveryType: 'pickup',
      contactName: 'Иван',
      contactPhone: '+79990000001',
      paymentMethod: 'transfer',
      agreedForOffer: true,
    },
    expectedAnswer: 'order.customer-not-found',
  },
}
