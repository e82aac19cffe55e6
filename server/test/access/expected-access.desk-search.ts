import type { Expected } from './expected.ts'

const queue = '/api/v1/back-office/order-queue'
/** Nothing of it is there: the report says so of each, and so it does of a colleague's. */
const unknown = { orders: [{ id: 2_000_000_000, version: 0 }] }

/** One search over the back office, narrowed in the call to what a person may open; and one action on many orders of the queue. */
export const deskSearchAccess: Record<string, Expected> = {
  'GET /api/v1/back-office/search': {
    may: 'staff',
    permission: ['orders.see', 'fulfilment', 'customers', 'payments', 'returns', 'goods'],
    query: { q: 'Ромашка' },
  },
  [`GET ${queue}/matching`]: { may: 'staff', permission: 'orders.see', shows: 'deskOrder' },
  [`POST ${queue}/confirm`]: { may: 'staff', permission: 'orders', body: unknown },
  [`POST ${queue}/invoice`]: { may: 'staff', permission: 'payments', body: unknown },
  [`POST ${queue}/assign`]: { may: 'staff', permission: 'orders', body: { ...unknown, managerId: 2_000_000_000 } },
  [`POST ${queue}/file`]: {
    may: 'staff',
    permission: 'orders.see',
    objects: { 'body.ids.0': 'deskOrder' },
    body: { format: 'xlsx' },
  },
  [`GET ${queue}/colleagues`]: { may: 'staff', permission: 'orders' },
  [`GET ${queue}/news`]: { may: 'staff', permission: 'orders' },
}
