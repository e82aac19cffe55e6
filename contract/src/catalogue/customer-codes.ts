import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'

/** More than the product list of nearly any company. */
export const MAX_CUSTOMER_CODES = 10_000

/** A company's own code of a product. */
export const customerCode = z.object({
  id: z.number(),
  code: z.string(),
  product: z.object({ id: z.number(), article: z.string(), name: z.string() }),
})
export type CustomerCode = z.infer<typeof customerCode>

const code = z
  .string()
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(60)
      .regex(/[\p{L}\d]/u),
  )
const productId = z.int32().positive()
const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

export const customerCodesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/customer-code',
    summary: 'The company’s own codes of products, sorted',
    policy: 'company',
    query: z.object({ page: pageNumber, pageSize, productId: z.coerce.number().pipe(productId).optional() }),
    output: z.object({ items: z.array(customerCode), meta: pageMeta }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/customer-code',
    summary: 'Give a product the company’s own code; the same code again changes nothing',
    policy: 'company',
    body: z.object({ code, productId }),
    output: customerCode,
    errors: ['product.not-found', 'customer-code.taken', 'customer-code.too-many'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/customer-code/:id',
    summary: 'Change a code of the company’s own or the product it names',
    policy: 'company',
    params: id,
    body: z.object({ code, productId }),
    output: customerCode,
    errors: ['customer-code.not-found', 'product.not-found', 'customer-code.taken'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/customer-code/:id',
    summary: 'Delete a code of the company’s own',
    policy: 'company',
    params: id,
    output: z.object({}),
    errors: ['customer-code.not-found'],
  }),
}
