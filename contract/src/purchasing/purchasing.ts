import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { MAX_PAGE_SIZE, pageMeta, pageNumber } from '../paging.ts'
import { purchasingRoles } from '../roles/roles.rules.ts'
import { MAX_PURCHASING_LINES } from './purchasing.rules.ts'
import {
  comment,
  commentText,
  entry,
  entryChange,
  entryRow,
  id,
  lineOrigin,
  lineReport,
  newEntry,
  ofEntry,
  oneLine,
} from './purchasing-shapes.ts'

const read = { policy: 'company' } as const
const write = { policy: 'company', companyRoles: purchasingRoles } as const
const readErrors = ['feature.off', 'purchasing.not-found'] as const
const editErrors = [...readErrors, 'purchasing.archived'] as const

export const entryFilters = z.object({
  status: z.enum(['active', 'archived']).default('active'),
  keyword: oneLine(120).default(''),
  responsibleId: z.coerce.number().pipe(id).optional(),
  /** Needed days, for the calendar. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

export const purchasingApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/order-manager',
    summary: "The company's needs, the soonest first, with what is ordered, short and late of each; `keyword` is part of a name or object",
    ...read,
    query: entryFilters.extend({
      page: pageNumber,
      pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
    }),
    output: z.object({ items: z.array(entryRow), meta: pageMeta }),
    errors: ['feature.off'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager',
    summary: 'Begin an entry: a need for an object by a date, empty, with lines, or with those of a specification, an offer or a cart',
    ...write,
    body: newEntry,
    output: entry,
    errors: ['feature.off', 'purchasing.too-many', 'purchasing.too-large', 'specification.not-found', 'offer.not-found', 'cart.not-found'],
    idempotent: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/order-manager/:id',
    summary:
      'An entry with its lines: needed, in carts, ordered, reserved, shipped, received and short, counted from the orders of this moment',
    ...read,
    params: ofEntry,
    output: entry,
    errors: readErrors,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v1/order-manager/:id',
    summary:
      'Change head and lines; with a `version` that is not the last one the answer is 409 with the present state and what differs, and nothing is written',
    ...write,
    params: ofEntry,
    body: entryChange,
    output: entry,
    errors: [...editErrors, 'purchasing.changed', 'purchasing.too-large'],
  }),
  collect: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager/:id/lines',
    summary: 'Gather lines of a specification, an offer or a cart; a report for each line',
    ...write,
    params: ofEntry,
    body: lineOrigin,
    output: lineReport,
    errors: [...editErrors, 'purchasing.too-large', 'specification.not-found', 'offer.not-found', 'cart.not-found'],
    idempotent: true,
  }),
  gapToCart: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager/:id/gap-to-cart',
    summary: 'Put what neither an order nor a cart covers into the active cart, a named one or a new one; a report for each line',
    ...write,
    params: ofEntry,
    body: z.object({
      lineIds: z.array(z.uuid()).min(1).max(MAX_PURCHASING_LINES).optional(),
      cartId: id.optional(),
      newCartName: oneLine(120).optional(),
    }),
    output: lineReport.extend({ cartId: z.number().nullable() }),
    errors: [...editErrors, 'cart.not-found', 'cart.too-many', 'cart.too-many-lines'],
    idempotent: true,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager/:id/link',
    summary: 'Count an order of the company for this entry: lines of the same products, as far as no other entry has them',
    ...write,
    params: ofEntry,
    body: z.object({ orderId: id }),
    output: entry.extend({ linkedCount: z.number() }),
    errors: [...editErrors, 'order.not-found'],
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager/:id/unlink',
    summary: 'Count an order for this entry no longer',
    ...write,
    params: ofEntry,
    body: z.object({ orderId: id }),
    output: entry,
    errors: [...editErrors, 'order.not-found'],
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/v1/order-manager/:id/comments',
    summary: 'Comments of colleagues, oldest first',
    ...read,
    params: ofEntry,
    output: z.object({ items: z.array(comment) }),
    errors: readErrors,
  }),
  addComment: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager/:id/comments',
    summary: 'Say something to the colleagues who work with this entry',
    ...write,
    params: ofEntry,
    body: z.object({ text: commentText }),
    output: comment,
    errors: editErrors,
    idempotent: true,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager/:id/archive',
    summary: 'Put an entry into the archive; its orders stay as they are',
    ...write,
    params: ofEntry,
    output: entryRow,
    errors: readErrors,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager/:id/restore',
    summary: 'Take an entry out of the archive',
    ...write,
    params: ofEntry,
    output: entryRow,
    errors: readErrors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/order-manager/:id',
    summary: 'Delete an archived entry forever; for ten minutes it can be brought back',
    ...write,
    params: ofEntry,
    output: z.object({ deletionToken: z.uuid(), deletedCount: z.number() }),
    errors: [...readErrors, 'purchasing.not-archived'],
  }),
  removeArchived: endpoint({
    method: 'DELETE',
    path: '/api/v1/order-manager/archived',
    summary: "Delete all of the company's archived entries forever; for ten minutes they can be brought back",
    ...write,
    output: z.object({ deletionToken: z.uuid().nullable(), deletedCount: z.number() }),
    errors: ['feature.off'],
  }),
  undoRemoval: endpoint({
    method: 'POST',
    path: '/api/v1/order-manager/undo-removal',
    summary: 'Bring back what was deleted within the last ten minutes',
    ...write,
    body: z.object({ deletionToken: z.uuid() }),
    output: z.object({ restoredCount: z.number() }),
    errors: ['feature.off', 'purchasing.deletion-not-found'],
  }),
}
