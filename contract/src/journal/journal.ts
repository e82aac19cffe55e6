import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

/** Rows of one answer; the next part begins after its last row. */
export const JOURNAL_PAGE = 50
/** Rows of a file. */
export const MAX_EXPORTED_EVENTS = 10_000

/** Things events are about: the part of an event's type before the full stop is finer, the thing is what people look for. */
export const journalFilters = z.object({
  /** Of the seller's people or a buyer. */
  actorId: z.coerce.number().pipe(z.int32().positive()).optional(),
  /** Those of the seller's people, also in a buyer's place; otherwise everybody's. */
  by: z.enum(['staff', 'everyone']).default('staff'),
  /** `order.confirmed`, or the first word of several: `order`. */
  type: z
    .string()
    .regex(/^[a-z-]+(?:\.[a-z_-]+)?$/)
    .max(60)
    .optional(),
  entity: z
    .string()
    .regex(/^[a-z-]+$/)
    .max(40)
    .optional(),
  entityId: z.string().trim().max(60).optional(),
  companyId: z.coerce.number().pipe(z.int32().positive()).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

const shownValue = z.string().nullable()

const journalChange = z.object({
  /** The name of the field in the reader's language. */
  label: z.string(),
  /** Null: there was none, or the event says nothing of it. */
  before: shownValue,
  after: shownValue,
})

const person = z.object({ id: z.number(), name: z.string() })

export const journalEvent = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  type: z.string(),
  /** The event in the reader's language. */
  title: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** The kind of the thing in the reader's language. */
  entityName: z.string(),
  /** The name of the thing itself; null of one that has none, or is deleted since. */
  thing: z.string().nullable(),
  actor: person.nullable(),
  /** The buyer in whose place the member of staff acted. */
  onBehalfOf: person.nullable(),
  company: person.nullable(),
  ip: z.string().nullable(),
  changes: z.array(journalChange),
})
export type JournalEvent = z.infer<typeof journalEvent>

const option = z.object({ value: z.string(), name: z.string() })

export const journalApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/journal',
    summary: 'Who changed what, the newest first; `after` is the mark of the last row seen',
    policy: 'staff',
    permission: 'journal',
    query: journalFilters.extend({
      after: z
        .string()
        .regex(/^\d{1,17}-\d{1,15}$/)
        .optional(),
    }),
    /** `next` is null at the end. */
    output: z.object({ items: z.array(journalEvent), next: z.string().nullable() }),
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/journal/options',
    summary: 'What the journal can be narrowed to: the seller’s people and the kinds of events and things',
    policy: 'staff',
    permission: 'journal',
    output: z.object({ people: z.array(person), types: z.array(option), entities: z.array(option) }),
  }),
  exportFile: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/journal/export',
    summary: 'The narrowed journal as an XLSX file, its newest ten thousand rows',
    policy: 'staff',
    permission: 'journal',
    body: journalFilters,
    output: z.object({ path: z.string(), rows: z.number(), isCut: z.boolean() }),
  }),
}
