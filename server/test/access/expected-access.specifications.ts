import type { Expected } from './expected.ts'
import { NO_UUID } from './ids.ts'

const own = { 'params.id': 'specification' } as const
const archived = { 'params.id': 'archivedSpecification' } as const
const recommended = { 'params.id': 'recommendedSpecification' } as const
/** A member who only looks is refused where others are not. */
const written = { expectedAnswer: [200, 'specification.read-only'] } as const

/** Specifications: a person's own in the company they work for; company and shared ones are in `specifications.api.test.ts`. */
export const specificationAccess: Record<string, Expected> = {
  'GET /api/v1/specification': { may: 'user', shows: 'specification' },
  'POST /api/v1/specification': { may: 'user', body: { name: 'Щитовая' }, ...written },
  'GET /api/v1/specification/:id': { may: 'user', objects: own },
  'GET /api/v1/specification/:id/figures': { may: 'user', objects: own },
  'POST /api/v1/specification/:id/opened': { may: 'user', objects: own },
  'PATCH /api/v1/specification/:id': { may: 'user', objects: own, body: { note: 'срочно' }, ...written },
  'POST /api/v1/specification/:id/changes': {
    may: 'user',
    objects: own,
    body: { version: 0, changes: [{ op: 'removeLines', ids: [NO_UUID] }] },
    ...written,
  },
  'GET /api/v1/specification/:id/revisions': { may: 'user', objects: own },
  'GET /api/v1/specification/:id/diff': { may: 'user', objects: own, query: { against: 1 } },
  'POST /api/v1/specification/:id/revert': { may: 'user', objects: own, body: { version: 1 }, ...written },
  'POST /api/v1/specification/:id/import': {
    may: 'user',
    objects: own,
    body: { importId: NO_UUID },
    expectedAnswer: ['import.not-found', 'specification.read-only'],
    missingAnswer: 'specification.not-found',
  },
  'POST /api/v1/specification/:id/copy': { may: 'user', objects: own, body: {}, ...written },
  'POST /api/v1/specification/:id/archive': { may: 'user', objects: own, ...written },
  'POST /api/v1/specification/:id/restore': { may: 'user', objects: archived, ...written },
  'DELETE /api/v1/specification/archived': { may: 'user', ...written },
  'DELETE /api/v1/specification/:id': { may: 'user', objects: archived, ...written },
  'POST /api/v1/specification/undo-removal': { may: 'user', objects: { 'body.deletionToken': 'specificationDeletion' } },
  'POST /api/v1/specification/export': { may: 'user', objects: { 'body.ids.0': 'specification' }, body: { ids: [0], format: 'csv' } },
  'POST /api/v1/specification/:id/to-cart': { may: 'user', objects: own, body: {} },
  'POST /api/v1/specification/:id/to-specification': { may: 'user', objects: own, body: { newName: 'Другая' }, ...written },
  'POST /api/v1/specification/:id/to-specification #target': {
    may: 'user',
    objects: { 'body.targetId': 'specification', ...own },
    body: {},
    ...written,
  },
  'POST /api/v1/specification/:id/ask': { may: 'user', objects: own, body: {}, ...written },

  'GET /api/v1/back-office/specification': { may: 'staff', permission: 'specifications', shows: 'recommendedSpecification' },
  'POST /api/v1/back-office/specification': { may: 'staff', permission: 'specifications', body: { name: 'Щит квартирный' } },
  'GET /api/v1/back-office/specification/:id': { may: 'staff', permission: 'specifications', objects: recommended },
  'PATCH /api/v1/back-office/specification/:id': {
    may: 'staff',
    permission: 'specifications',
    objects: recommended,
    body: { note: 'новая' },
  },
  'POST /api/v1/back-office/specification/:id/changes': {
    may: 'staff',
    permission: 'specifications',
    objects: recommended,
    body: { version: 0, changes: [{ op: 'removeLines', ids: [NO_UUID] }] },
  },
  'POST /api/v1/back-office/specification/:id/publish': { may: 'staff', permission: 'specifications', objects: recommended },
  'POST /api/v1/back-office/specification/:id/unpublish': { may: 'staff', permission: 'specifications', objects: recommended },
  'DELETE /api/v1/back-office/specification/:id': { may: 'staff', permission: 'specifications', objects: recommended },
  'GET /api/v1/back-office/specification-question': {
    may: 'staff',
    permission: 'questions',
    query: { pageSize: 100 },
    shows: 'specificationQuestion',
  },
  'POST /api/v1/back-office/specification-question/:id/:lineId/answer': {
    may: 'staff',
    permission: 'questions',
    objects: { 'params.lineId': 'specificationQuestion' },
    body: { answer: 'Такого нет' },
  },
}
