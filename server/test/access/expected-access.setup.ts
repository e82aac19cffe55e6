import { aShop } from '../builders.setup.ts'
import type { Expected } from './expected.ts'

/** Set-up is over where there is a site: its calls are addresses that never were, for everyone. */
export const setupAccess: Record<string, Expected> = {
  'POST /api/v1/setup/check-code': {
    may: 'guest',
    evenAfterSession: true,
    body: { code: 'ABCD-EFGH-2345-6789' },
    expectedAnswer: 'route.not-found',
  },
  'POST /api/v1/setup': {
    may: 'guest',
    evenAfterSession: true,
    body: () => ({ ...aShop(), code: 'ABCD-EFGH-2345-6789' }),
    expectedAnswer: 'route.not-found',
  },
  'GET /api/v1/back-office/setup': { may: 'staff', permission: 'settings' },
  'PUT /api/v1/back-office/setup/open': { may: 'staff', permission: 'settings', body: { isOpen: true } },
  'POST /api/v1/back-office/setup/sample': {
    may: 'staff',
    permission: 'settings',
    expectedAnswer: [200, 'sample.loaded', 'sample.no-ground'],
  },
  'GET /api/v1/back-office/integrations': { may: 'staff', permission: 'integrations' },
  'POST /api/v1/back-office/integrations/:name/check': { may: 'staff', permission: 'integrations', params: { name: 'mail' } },
  'GET /api/v1/back-office/settings': { may: 'staff', permission: 'settings' },
  // Another call of the matrix may have saved a newer version.
  'PUT /api/v1/back-office/settings': {
    may: 'staff',
    permission: 'settings',
    body: { version: 0, changes: {} },
    expectedAnswer: [200, 'settings.changed'],
  },
  'DELETE /api/v1/back-office/setup/sample': { may: 'staff', permission: 'settings', expectedAnswer: [200, 'sample.not-loaded'] },
}
