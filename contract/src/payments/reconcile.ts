import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { cardDifferences, MAX_CARD_BYTES } from './reconcile.rules.ts'

const id = z.coerce.number().pipe(z.int32().positive())

/** One entry of a card: goods that went to the customer, or money that came from them; negative where it was taken back. */
const entry = z.object({ date: z.iso.date(), document: z.string(), side: z.enum(['goods', 'money']), sum: money })
export type CardEntryShown = z.infer<typeof entry>

const comparison = z.object({
  company: z.object({ id: z.number(), name: z.string() }),
  legalEntity: z.string(),
  rows: z.array(z.object({ ours: entry.nullable(), theirs: entry.nullable(), difference: z.enum(cardDifferences).nullable() })),
  counts: z.record(z.enum(cardDifferences), z.number()),
  /** Turnovers of the period by our card and by theirs. */
  totals: z.object({ ours: z.object({ goods: money, money }), theirs: z.object({ goods: money, money }) }),
  /** The debt as the period began and ended, by our books. */
  opening: money,
  closing: money,
  /** Rows of the file without a day or a sum, by their numbers. */
  skipped: z.array(z.number()),
})
export type CardComparison = z.infer<typeof comparison>

const asked = {
  policy: 'staff',
  permission: 'debts',
  params: z.object({ id }),
  multipart: { file: { maxBytes: MAX_CARD_BYTES, kinds: ['xlsx', 'xls', 'text'], refusedAs: 'card.unreadable', isReadByBytes: true } },
  body: z.object({ legalEntityId: id, from: z.iso.date(), to: z.iso.date() }),
  errors: [
    'company.not-found',
    'legal-entity.not-found',
    'card.unreadable',
    'import.password',
    'import.too-slow',
    'import.too-large-inside',
    'import.empty',
    'import.unreadable',
    'server.busy',
    'input.unsupported-type',
    'input.too-large',
  ],
} as const

const base = '/api/v1/back-office/companies/:id/reconciliation'

/** Our card of a customer against the card the customer has of us. */
export const reconcileApi = {
  compare: endpoint({
    ...asked,
    method: 'POST',
    path: base,
    summary: 'Compare our card of a legal entity with the customer’s own card, a table; nothing is written',
    output: comparison,
  }),
  compareFile: endpoint({
    ...asked,
    method: 'POST',
    path: `${base}/file`,
    summary: 'The same comparison as a workbook',
    output: z.object({ path: z.string() }),
  }),
}
