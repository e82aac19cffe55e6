import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from '#platform/database/drizzle'
import { at, bigId, bytea, createdAt } from './columns.ts'
import { fatesOf } from './fates.ts'

/** Written in the transaction of the call itself, so a repeat always finds either nothing or the whole answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: bytea().notNull(),
    status: smallint(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.route, t.key] }), index().on(t.createdAt)],
)

export const idempotencyKeysFates = fatesOf(idempotencyKeys, {
  caller: 'erased',
  route: 'erased',
  key: 'erased',
  answer: ['mentions'],
})

/** Completed effects of jobs: a job run again after a crash finds its own mark and does nothing. */
export const doneOnce = pgTable(
  'done_once',
  { key: text().primaryKey(), at: createdAt(), isForGood: boolean().notNull().default(false) },
  (t) => [index().on(t.at)],
)

/** The last heartbeat of each worker; the jobs of a silent one are taken up by others. */
export const jobWorkers = pgTable('job_workers', { id: text().primaryKey(), seenAt: at().notNull().defaultNow() })

/** Append-only: history tabs, work on behalf of a buyer, disputes. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigId(),
    at: createdAt(),
    type: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    actorUserId: integer(),
    onBehalfOf: integer(),
    companyId: integer(),
    requestId: text(),
    ip: text(),
    diff: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index().on(t.entity, t.entityId, t.id),
    // The journal goes from the newest back, whole or of one person, company or kind.
    index().on(t.at, t.id),
    index().on(t.actorUserId, t.at, t.id),
    index().on(t.companyId, t.at, t.id),
    index().on(t.type, t.at, t.id),
  ],
)

export const auditEventsFates = fatesOf(auditEvents, {
  type: 'retained',
  entity: 'retained',
  entityId: 'retained',
  requestId: 'retained',
  ip: 'retained',
  diff: 'retained',
})

export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    windowEndsAt: at().notNull(),
  },
  (t) => [index().on(t.windowEndsAt)],
)

export const rateCountersFates = fatesOf(rateCounters, {
  key: 'expires',
})

/** Keys the servers sign with, made by whichever needs one first; all nodes read the same. */
export const signingKeys = pgTable('signing_keys', { name: text().primaryKey(), key: bytea().notNull(), createdAt: createdAt() })

export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: bytea().notNull(),
    /** public: anyone by its address; company:{id}, user:{id}: checked on each read. */
    owner: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.owner)],
)

export const storedFilesFates = fatesOf(storedFiles, {
  key: 'erased',
  name: 'erased',
  type: 'erased',
  owner: 'erased',
})

/** Every letter, stored with its cause and sent by a job; in the demo it can be read at /outbox. */
export const mails = pgTable(
  'mails',
  {
    id: bigId(),
    messageId: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<{ name: string; fileKey: string; type: string }[]>().notNull().default([]),
    /** Of a marketing letter: mail programs offer it as a button of their own. */
    unsubscribeUrl: text(),
    /** Of a letter on behalf of a buyer: answers go to them. */
    replyTo: text(),
    /** kept: there is no SMTP server, it is read in the outbox; failed: the server refused it for good. */
    state: text({ enum: ['waiting', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    createdAt: createdAt(),
    sentAt: at(),
    lastError: text(),
  },
  (t) => [index().on(t.createdAt), index().on(t.recipient, t.id.desc())],
)

export const mailsFates = fatesOf(mails, {
  messageId: 'erased',
  recipient: 'erased',
  subject: ['exported', 'mentions'],
  html: ['mentions'],
  text: ['exported', 'mentions'],
  attachments: 'erased',
  unsubscribeUrl: 'erased',
  replyTo: ['mentions'],
  createdAt: ['exported'],
  sentAt: ['exported'],
  lastError: 'erased',
})

/** Every text message, stored with its cause and sent by a job, as letters are. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: bigId(),
    /** Given to the gateway, so that a repeat is known for one. */
    messageId: uuid().notNull().unique().defaultRandom(),
    /** E.164 */
    recipient: text().notNull(),
    text: text().notNull(),
    /** Where the same words go when no gateway takes them. */
    fallbackEmail: text(),
    state: text({ enum: ['waiting', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Which gateway took it, under which number of its own. */
    provider: text(),
    providerId: text(),
    createdAt: createdAt(),
    sentAt: at(),
    lastError: text(),
  },
  (t) => [index().on(t.createdAt)],
)

export const smsMessagesFates = fatesOf(smsMessages, {
  recipient: 'erased',
  text: ['exported', 'mentions'],
  fallbackEmail: 'erased',
  provider: 'erased',
  providerId: 'erased',
  createdAt: ['exported'],
  sentAt: ['exported'],
  lastError: 'erased',
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [doneOnce, jobWorkers, signingKeys]
