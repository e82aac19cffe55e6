import type { Permission } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Expected } from './expected.ts'

const mayOrder = ['owner', 'purchaser', 'approver'] as const

/** A step the empty order of the walk does not allow: staff with access get the refusal, for others it looks missing. */
const refusedStep = (permission: Permission, body: Record<string, unknown>): Expected => ({
  may: 'staff',
  permission,
  objects: { 'params.id': 'deskOrder' },
  body: { version: 0, ...body },
  expectedAnswer: 'order.not-now',
  missingAnswer: 'order.not-found',
})

/** The desk for orders and returns: an administrator and the head of sales all, a manager those of companies with them as manager or with none. */
export const deskAccess: Record<string, Expected> = {
  'GET /api/v1/back-office/order': { may: 'staff', permission: 'orders.see', query: { 'per-page': 100 }, shows: 'deskOrder' },
  'GET /api/v1/back-office/order/:id': { may: 'staff', permission: 'orders.see', objects: { 'params.id': 'deskOrder' } },
  'POST /api/v1/back-office/order/:id/confirm': {
    may: 'staff',
    permission: 'orders',
    objects: { 'params.id': 'deskOrder' },
    body: { version: 0 },
  },
  'POST /api/v1/back-office/order/:id/decline': {
    may: 'staff',
    permission: 'orders',
    objects: { 'params.id': 'deskOrder' },
    body: { version: 0, reason: 'Нет товара' },
  },
  'POST /api/v1/back-office/order/:id/release': refusedStep('orders', {}),
  'POST /api/v1/back-office/order/:id/change': {
    ...refusedStep('orders', { items: [{ id: 2_000_000_000, amount: 1 }] }),
    expectedAnswer: 'order.line-not-found',
  },
  'POST /api/v1/back-office/order/:id/cancel': refusedStep('orders', {}),
  'POST /api/v1/back-office/order/:id/release-goods': refusedStep('orders', { reason: 'Гарантийное письмо' }),
  'POST /api/v1/back-office/order/:id/transfer': refusedStep('fulfilment', { from: 1, to: 2 }),
  'POST /api/v1/back-office/order/:id/transfer/receive': refusedStep('fulfilment', { transferId: 2_000_000_000 }),
  'POST /api/v1/back-office/goods-receipt': {
    may: 'staff',
    permission: 'fulfilment',
    body: { warehouseId: 2_000_000_000, items: [{ productId: 1, amount: 1 }] },
    expectedAnswer: 'warehouse.not-found',
  },
  'POST /api/v1/back-office/order/:id/assemble': refusedStep('fulfilment', {}),
  'POST /api/v1/back-office/order/:id/ship': refusedStep('fulfilment', {}),
  'POST /api/v1/back-office/order/:id/issue': {
    ...refusedStep('fulfilment', { shipmentId: 2_000_000_000, code: '000000' }),
    expectedAnswer: 'shipment.not-found',
  },
  'POST /api/v1/back-office/order/:id/pickup/extend': refusedStep('fulfilment', { shipmentId: 2_000_000_000 }),
  'POST /api/v1/back-office/order/:id/pickup/take-back': refusedStep('fulfilment', { shipmentId: 2_000_000_000 }),
  'POST /api/v1/back-office/order/:id/deliver': refusedStep('fulfilment', { shipmentId: 2_000_000_000 }),
  'POST /api/v1/back-office/order/:id/complete': refusedStep('orders', {}),
  'POST /api/v1/back-office/order/:id/promise': refusedStep('orders', { day: '2099-01-15', reason: 'Завод задержал' }),
  'POST /api/v1/back-office/order/:id/reserve/confirm': refusedStep('orders', {}),
  'POST /api/v1/back-office/order/:id/reserve/reject': refusedStep('orders', {}),
  'POST /api/v1/back-office/order/:id/reserve/extend': refusedStep('orders', {}),
  'POST /api/v1/back-office/order/:id/reserve/release': refusedStep('orders', {}),
  'POST /api/v1/back-office/order/:id/invoice': refusedStep('payments', {}),
  'POST /api/v1/back-office/order/:id/payment': refusedStep('payments', { sum: 1, method: 'cash', receivedOn: '2026-01-15' }),
  'POST /api/v1/back-office/order/:id/comment': {
    may: 'staff',
    permission: 'orders',
    objects: { 'params.id': 'deskOrder' },
    body: { text: 'Отгрузим завтра' },
  },
  'GET /api/v1/back-office/printing/:id': { may: 'staff', permission: 'orders.see', objects: { 'params.id': 'printing' } },
  'GET /api/v1/back-office/return': { may: 'staff', permission: 'returns', query: { 'per-page': 100 }, shows: 'deskReturn' },
  'POST /api/v1/back-office/return/:id/decide': {
    may: 'staff',
    permission: 'returns',
    objects: { 'params.id': 'deskReturn' },
    body: { step: 'ask', answer: 'Что случилось?' },
  },
  'POST /api/v1/order/:id/return': {
    may: 'company',
    roles: mayOrder,
    objects: { 'params.id': 'order' },
    body: { items: [{ orderItemId: 2_000_000_000, amount: 1, reason: 'defect', condition: 'opened' }], resolution: 'refund' },
    expectedAnswer: 'order.not-now',
    missingAnswer: 'order.not-found',
  },
  'POST /api/v1/order/:id/return/:returnId/answer': {
    may: 'company',
    roles: mayOrder,
    objects: { 'params.returnId': 'ownReturn' },
    body: { comment: 'Не включается' },
  },
  'POST /api/v1/order/:id/return/:returnId/photo': {
    may: 'company',
    roles: mayOrder,
    objects: { 'params.returnId': 'ownReturn' },
    photo: 'photo',
  },
}
