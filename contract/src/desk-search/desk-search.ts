import * as z from 'zod'
import { documentTypes } from '../documents/documents.rules.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { orderStates } from '../orders/orders.rules.ts'
import { foundKinds, searchPermissions } from './desk-search.rules.ts'

/** One thing that was found; the page it opens follows from its kind and ids. */
const found = z.object({
  id: z.number(),
  /** Its number or name. */
  title: z.string(),
  /** Tells it from others: the company, an article, a phone. */
  note: z.string(),
  sum: money.nullable(),
  day: z.iso.date().nullable(),
  orderId: z.number().nullable(),
  companyId: z.number().nullable(),
  orderState: z.enum(orderStates).nullable(),
  documentType: z.enum(documentTypes).nullable(),
})
export type Found = z.infer<typeof found>

const foundGroup = z.object({ kind: z.enum(foundKinds), items: z.array(found), hasMore: z.boolean() })
export type FoundGroup = z.infer<typeof foundGroup>

export const deskSearchApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/search',
    summary: 'Everything of the back office that a text names: orders, companies, people, goods, papers, money',
    policy: 'staff',
    permission: searchPermissions,
    query: z.object({ q: z.string().trim().max(100) }),
    /** Groups without a find are left out. */
    output: z.object({ groups: z.array(foundGroup) }),
  }),
}
