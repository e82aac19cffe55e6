import { boardOf, newCircuit } from '@vitrina/contract/configurator/templates.rules'
import type { Expected } from './expected.ts'

const empty = boardOf('empty', 'Щит', (line) => line)
const board = { ...empty, circuits: [newCircuit({ id: 'c1', name: 'Свет', kind: 'lighting' })] }

/** Boards: anyone who has the link reads one, its owner changes it; guests change theirs by a key, see `configurator.api.test.ts`. */
export const configuratorAccess: Record<string, Expected> = {
  'POST /api/v1/configurator/goods': { may: 'guest', body: { board: empty } },
  'POST /api/v1/configurator/alternatives': {
    may: 'guest',
    body: { board: empty, key: 'main' },
    expectedAnswer: 'board.position-not-found',
  },
  'POST /api/v1/configurator/board': { may: 'guest', body: { board } },
  'GET /api/v1/configurator/board': { may: 'user', shows: 'board' },
  'GET /api/v1/configurator/board/:token': { may: 'guest', objects: { 'params.token': 'sharedBoard' } },
  'PUT /api/v1/configurator/board/:token': { may: 'guest', objects: { 'params.token': 'board' }, body: { board } },
  'DELETE /api/v1/configurator/board/:token': { may: 'user', objects: { 'params.token': 'board' } },
  'POST /api/v1/configurator/to-specification': {
    may: 'user',
    objects: { 'body.specificationId': 'specification' },
    body: { board },
    expectedAnswer: [200, 'specification.read-only'],
  },
  'POST /api/v1/configurator/to-offer': {
    may: 'company',
    roles: ['owner', 'purchaser', 'approver', 'accountant'],
    body: { board },
  },
  'POST /api/v1/configurator/to-cart': { may: 'guest', body: { board }, anonymousAnswer: 'input.invalid' },
  'GET /api/v1/configurator/specification/:id/check': { may: 'user', objects: { 'params.id': 'specification' } },
}
