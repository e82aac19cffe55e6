import { reconciliationRoles } from '../roles/roles.rules.ts'
import * as z from 'zod'
import { documentStates, documentTypes, MAX_ARCHIVED_DOCUMENTS } from './documents.rules.ts'
import { debtStatement } from '../debts/debts.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { pagedList, pageQuery } from '../paging.ts'
import { refusalParams } from '../refusals.ts'

const id = z.int32().positive()
const ofDocument = z.object({ id: z.coerce.number().pipe(id) })

export const document = z.object({
  id: z.number(),
  type: z.enum(documentTypes),
  number: z.string(),
  date: z.iso.date(),
  order: z.object({ id: z.number(), number: z.string() }).nullable(),
  legalEntity: z.string(),
  sum: money,
  vat: money,
  paidSum: money,
  openSum: money,
  state: z.enum(documentStates),
  dueOn: z.iso.date().nullable(),
  overdueDays: z.number(),
  /** Paths of its files; each is generated on first request. */
  files: z.array(z.object({ format: z.enum(['pdf', 'xlsx']), path: z.string() })),
  canPay: z.boolean(),
})
export type Document = z.infer<typeof document>

const list = <T extends z.ZodType>(one: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value), z.array(one).max(20))

export const documentFilters = z.object({
  type: list(z.enum(documentTypes)).optional(),
  state: list(z.enum(documentStates)).optional(),
  q: z.string().max(100).default(''),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sumMin: z.coerce.number().pipe(money).optional(),
  sumMax: z.coerce.number().pipe(money).optional(),
  orderId: z.coerce.number().pipe(id).optional(),
  legalEntityId: z.coerce.number().pipe(id).optional(),
})
export type DocumentFilters = z.output<typeof documentFilters>

export const documentTotals = z.object({
  open: money,
  overdue: money,
  statement: debtStatement,
  /** The nearest sums to pay, by day. */
  nearest: z.array(z.object({ date: z.iso.date(), sum: money })),
})
export type DocumentTotals = z.infer<typeof documentTotals>

export const documentsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/document',
    summary: 'Documents of the company, newest first',
    policy: 'company',
    query: documentFilters.extend(pageQuery.shape),
    output: pagedList(document),
    errors: ['feature.off'],
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/v1/document/totals',
    summary: 'Sums to pay: all, overdue and the nearest',
    policy: 'company',
    output: documentTotals,
    errors: ['feature.off'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/document/:id',
    summary: 'One document',
    policy: 'company',
    params: ofDocument,
    output: document,
    errors: ['feature.off', 'document.not-found'],
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/v1/document/export',
    summary: 'Many documents as one ZIP; made by a job, ready when `path` is set',
    policy: 'company',
    body: z.object({ ids: z.array(id).min(1).max(MAX_ARCHIVED_DOCUMENTS), format: z.enum(['pdf', 'xlsx']).default('pdf') }),
    output: z.object({ path: z.string() }),
    errors: ['feature.off', 'document.not-found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/document/:id/send',
    summary: 'Send the document as an e-mail attachment',
    policy: 'company',
    params: ofDocument,
    body: z.object({ email: z.email().max(254) }),
    output: z.object({}),
    errors: ['feature.off', 'document.not-found', 'rate.limited'],
    idempotent: true,
  }),
  requestReconciliation: endpoint({
    method: 'POST',
    path: '/api/v1/document/request',
    summary: 'A reconciliation act for a period',
    policy: 'company',
    companyRoles: reconciliationRoles,
    body: z
      .object({ legalEntityId: id, from: z.iso.date(), to: z.iso.date() })
      .refine(({ from, to }) => from <= to, { path: ['to'], ...refusalParams('period') }),
    output: document,
    errors: ['feature.off', 'legal-entity.not-found'],
    idempotent: true,
  }),
}
