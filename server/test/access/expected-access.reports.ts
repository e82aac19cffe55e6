import type { Expected } from './expected.ts'

const reports = '/api/v1/back-office/reports'
const texts = '/api/v1/back-office/unmatched-texts'

/** Figures of the shop, and lines of lists that nothing was found for. */
export const reportAccess: Record<string, Expected> = {
  [`GET ${reports}/options`]: { may: 'staff', permission: 'reports' },
  [`GET ${reports}/sales`]: { may: 'staff', permission: 'reports' },
  [`GET ${reports}/carts`]: { may: 'staff', permission: 'reports' },
  [`GET ${reports}/debts`]: { may: 'staff', permission: 'reports' },
  [`GET ${reports}/promises`]: { may: 'staff', permission: 'reports' },
  [`GET ${reports}/search`]: { may: 'staff', permission: 'reports' },
  [`POST ${reports}/export`]: { may: 'staff', permission: 'reports', body: { report: 'sales' } },
  [`GET ${texts}`]: { may: 'staff', permission: 'search', query: { pageSize: 100 }, shows: 'unmatchedText' },
  [`POST ${texts}/:id/answer`]: {
    may: 'staff',
    permission: 'search',
    objects: { 'params.id': 'unmatchedText', 'body.productId': ['product', 'product.not-found'] },
    body: {},
  },
  [`POST ${texts}/:id/reopen`]: { may: 'staff', permission: 'search', objects: { 'params.id': 'unmatchedText' } },
}
