import { purchasingRoles } from '@vitrina/contract/roles/roles.rules'
import type { Expected } from './expected.ts'

const written = { may: 'company', roles: purchasingRoles } as const
const own = { 'params.id': 'purchasingEntry' } as const
const archived = { 'params.id': 'archivedEntry' } as const

/** The purchasing board is the company's: all its members see it, all but viewers keep it. */
export const purchasingAccess: Record<string, Expected> = {
  'GET /api/v1/order-manager': { may: 'company', shows: 'purchasingEntry' },
  'POST /api/v1/order-manager': { ...written, body: { name: 'Школа', neededOn: '2026-12-01' } },
  'POST /api/v1/order-manager #specification': {
    ...written,
    objects: { 'body.from.id': 'specification' },
    body: { name: 'Школа', neededOn: '2026-12-01', from: { type: 'specification', id: 0 } },
  },
  'GET /api/v1/order-manager/:id': { may: 'company', objects: own },
  'PATCH /api/v1/order-manager/:id': {
    ...written,
    objects: own,
    body: { version: 0, fields: { note: 'срочно' } },
    expectedAnswer: [200, 'purchasing.changed'],
  },
  'POST /api/v1/order-manager/:id/lines': {
    ...written,
    objects: { ...own, 'body.id': 'specification' },
    body: { type: 'specification', id: 0 },
  },
  'POST /api/v1/order-manager/:id/gap-to-cart': { ...written, objects: own, body: {} },
  'POST /api/v1/order-manager/:id/link': { ...written, objects: { ...own, 'body.orderId': 'order' }, body: { orderId: 0 } },
  'POST /api/v1/order-manager/:id/unlink': { ...written, objects: { ...own, 'body.orderId': 'order' }, body: { orderId: 0 } },
  'GET /api/v1/order-manager/:id/comments': { may: 'company', objects: own },
  'POST /api/v1/order-manager/:id/comments': { ...written, objects: own, body: { text: 'Ждём счёт' } },
  'POST /api/v1/order-manager/:id/archive': { ...written, objects: own },
  'POST /api/v1/order-manager/:id/restore': { ...written, objects: archived },
  'DELETE /api/v1/order-manager/archived': { ...written },
  'DELETE /api/v1/order-manager/:id': { ...written, objects: archived },
  'POST /api/v1/order-manager/undo-removal': { ...written, objects: { 'body.deletionToken': 'entryDeletion' } },
  'GET /api/v1/back-office/order-manager': { may: 'staff', permission: 'purchasing', query: { pageSize: 100 }, shows: 'deskEntry' },
}
