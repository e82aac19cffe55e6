import type { Expected } from './expected.ts'

/** The home page of a buyer: all members of the company have it; what a role may not see is null in it. */
export const workbenchAccess: Record<string, Expected> = {
  'GET /api/v1/workbench': { may: 'company' },
  'GET /api/v1/workbench/cart-day': { may: 'company' },
  'GET /api/v1/workbench/products': { may: 'company' },
}
