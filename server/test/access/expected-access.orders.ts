import type { Expected } from './expected.ts'

const mayOrder = ['owner', 'purchaser', 'approver'] as const
const mayAskForActs = ['owner', 'purchaser', 'approver', 'accountant'] as const
const mayApprove = ['owner', 'approver'] as const

/** Orders: all members of the company see them, some may act. An empty one allows no actions. */
export const orderAccess: Record<string, Expected> = {
  'GET /api/v1/cart/checkout-options': { may: 'company', expectedAnswer: ['cart.empty', 200] },
  'POST /api/v1/order': { may: 'company', roles: mayOrder, expectedAnswer: 'input.invalid' },
  'POST /api/v1/order/:id/file': {
    may: 'company',
    roles: mayOrder,
    objects: { 'params.id': 'order' },
    photo: 'file',
  },
  'GET /api/v1/order': { may: 'company', shows: 'order' },
  'GET /api/v1/order/:id': { may: 'company', objects: { 'params.id': 'order' } },
  'GET /api/v1/order/:id/items': { may: 'company', objects: { 'params.id': 'order' } },
  'GET /api/v1/order/:id/events': { may: 'company', objects: { 'params.id': 'order' } },
  'POST /api/v1/order/:id/cancel': {
    may: 'company',
    roles: mayOrder,
    objects: { 'params.id': 'order' },
    body: {},
    expectedAnswer: 'order.not-now',
    missingAnswer: 'order.not-found',
  },
  'POST /api/v1/order/:id/repeat': { may: 'company', roles: mayOrder, objects: { 'params.id': 'order' } },
  'POST /api/v1/order/:id/approve': { may: 'company', roles: mayApprove, inPerson: true, objects: { 'params.id': 'waitingOrder' } },
  'POST /api/v1/order/:id/reject': {
    may: 'company',
    roles: mayApprove,
    inPerson: true,
    objects: { 'params.id': 'waitingOrder' },
    body: {},
  },
  'POST /api/v1/order/:id/reserve': {
    may: 'company',
    roles: mayOrder,
    objects: { 'params.id': 'order' },
    expectedAnswer: 'order.not-now',
    missingAnswer: 'order.not-found',
  },
  'POST /api/v1/order/:id/reserve/extend': {
    may: 'company',
    roles: mayOrder,
    objects: { 'params.id': 'order' },
    expectedAnswer: 'order.not-now',
    missingAnswer: 'order.not-found',
  },
  'POST /api/v1/order/:id/reserve/release': {
    may: 'company',
    roles: mayOrder,
    objects: { 'params.id': 'order' },
    expectedAnswer: 'order.not-now',
    missingAnswer: 'order.not-found',
  },
  'POST /api/v1/order/:id/comment': { may: 'company', objects: { 'params.id': 'order' }, body: { text: 'Когда отгрузка?' } },
  'GET /api/v1/order/:id/documents': { may: 'company', objects: { 'params.id': 'order' } },
  'POST /api/v1/order/export': { may: 'company', objects: { 'body.ids.0': 'order' }, body: { ids: [0], format: 'xlsx' } },

  'GET /api/v1/document': { may: 'company', shows: 'document' },
  'GET /api/v1/document/totals': { may: 'company' },
  'GET /api/v1/document/:id': { may: 'company', objects: { 'params.id': 'document' } },
  'POST /api/v1/document/export': { may: 'company', objects: { 'body.ids.0': 'document' }, body: { ids: [0] } },
  'POST /api/v1/document/:id/send': { may: 'company', objects: { 'params.id': 'document' }, body: { email: 'buh@example.com' } },
  'POST /api/v1/document/request': {
    may: 'company',
    roles: mayAskForActs,
    objects: { 'body.legalEntityId': 'entityOfDocuments' },
    body: { legalEntityId: 0, from: '2026-01-01', to: '2026-03-31' },
  },
}
