import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { MAX_PAGE_SIZE, pageMeta, pageNumber } from '../paging.ts'
import { entryFilters } from './purchasing.ts'
import { entryFigures, entryRow } from './purchasing-shapes.ts'

/** The rest is not priced for staff: each company has prices of its own. */
const deskEntry = entryRow.extend({
  figures: entryFigures.omit({ restSum: true, unpricedCount: true }),
  company: z.object({ id: z.number(), name: z.string() }),
})
export type DeskEntry = z.infer<typeof deskEntry>

export const purchasingDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/order-manager',
    summary: 'Needs of the companies a member of staff answers for, the soonest first',
    policy: 'staff',
    permission: 'purchasing',
    query: entryFilters
      .omit({ responsibleId: true, status: true })
      .extend({ page: pageNumber, pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50) }),
    output: z.object({ items: z.array(deskEntry), meta: pageMeta }),
    errors: ['feature.off'],
  }),
}
