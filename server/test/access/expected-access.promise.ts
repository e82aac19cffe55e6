import type { Expected } from './expected.ts'

/** Where goods are wanted: everybody's own choice, addresses only of the company they work for. */
export const promiseAccess: Record<string, Expected> = {
  'GET /api/v1/destination': { may: 'guest', shows: 'deliveryAddress' },
  'PUT /api/v1/destination': {
    may: 'guest',
    objects: { 'body.deliveryAddressId': ['deliveryAddress', 'input.invalid'] },
    body: { deliveryType: 'carrier' },
    anonymousAnswer: 'input.invalid',
  },
  'POST /api/v1/promise': { may: 'guest', body: { lines: [{ productId: 1, amount: 1 }] } },
}
