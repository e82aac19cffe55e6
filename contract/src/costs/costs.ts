import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'

const staff = { policy: 'staff', permission: 'costs' } as const
const ofProduct = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })
/** With VAT, for one unit of the product; null: not known. */
export const productCost = z.object({ cost: money.nullable() })

export const costsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/costs/:id',
    summary: 'What a product costs the seller, with VAT',
    ...staff,
    params: ofProduct,
    output: productCost,
    errors: ['product.not-found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/costs/:id',
    summary: 'Set or remove the cost of a product, with VAT; with the cost last seen, one changed since answers 409 with its current state',
    ...staff,
    params: ofProduct,
    body: z.strictObject({ cost: money.pipe(z.int().positive().max(1_000_000_000_00)).nullable(), expected: money.nullable().optional() }),
    output: productCost,
    errors: ['product.not-found', 'cost.changed'],
  }),
}
