import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from '#platform/database/drizzle'
import { at, bytea, createdAt, id } from './columns.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** Six digits sent to a phone or an e-mail; only their hash is kept. */
export const confirmationCodes = pgTable(
  'confirmation_codes',
  {
    id: id(),
    purpose: text({ enum: ['sign-up', 'sign-in', 'password-reset', 'new-email', 'new-phone', 'deletion'] }).notNull(),
    /** The phone in E.164 or the e-mail in lower case, hashed: requesting a code for a stranger's address does not store it. */
    addressHash: bytea().notNull(),
    /** The requester: only they may try the code, so strangers cannot use its tries up. */
    requesterHash: bytea().notNull(),
    /** Null until its message is written; no input matches such a code. */
    codeHash: bytea(),
    tries: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (t) => [index().on(t.addressHash, t.purpose, t.id), index().on(t.expiresAt)],
)

/** Browsers a user has signed in from: their tries are counted apart, so that guessing strangers do not lock the user out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the visitor's own uuid. */
    deviceHash: bytea().notNull(),
    seenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index().on(t.seenAt)],
)

export const knownDevicesFates = fatesOf(knownDevices, {})

/** Facts proved by a right code or the bank about a person without an account yet; spent by the last step of sign-up. */
export const signUpProofs = pgTable(
  'sign_up_proofs',
  {
    tokenHash: bytea().primaryKey(),
    email: text(),
    phone: text(),
    /** From the bank: names and other fields to fill the form with. */
    told: jsonb().$type<Record<string, string>>().notNull().default({}),
    provider: text(),
    subject: text(),
    /** The account it became: repeating the last step after a lost answer signs the person in again. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

export const signUpProofsFates = fatesOf(signUpProofs, {
  email: 'erased',
  phone: 'erased',
  told: 'erased',
  provider: 'erased',
  subject: 'erased',
})

/** A sign-on by the bank under way; bound to one browser, used once. */
export const bankSignOns = pgTable(
  'bank_sign_ons',
  {
    stateHash: bytea().primaryKey(),
    browserHash: bytea().notNull(),
    codeVerifier: text().notNull(),
    nonce: text().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

export const bankSignOnsFates = fatesOf(bankSignOns, {
  codeVerifier: 'expires',
  nonce: 'expires',
})

/** The name under which an outside service knows a user. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index().on(t.userId)],
)

export const userIdentitiesFates = fatesOf(userIdentities, {
  provider: ['exported'],
  subject: ['exported'],
  createdAt: ['exported'],
})

/** Proof of a consent: person, text version, time, address. A withdrawal is a row of its own. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['personal-data', 'marketing', 'terms'] }).notNull(),
    isGiven: boolean().notNull(),
    /** Version and hash of the exact text that was shown. */
    textVersion: text().notNull(),
    textSlug: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.userId, t.kind, t.id)],
)

export const consentsFates = fatesOf(consents, {
  kind: ['exported'],
  isGiven: ['exported'],
  textSlug: ['exported'],
  textVersion: ['exported'],
  ip: ['exported', 'emptied'],
  userAgent: ['exported', 'emptied'],
  at: ['exported'],
})

export const notificationSettings = pgTable('notification_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The whole matrix as saved, keys of newer versions included. */
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Stands in every marketing letter: takes the consent back without signing in, and opens nothing else. */
  unsubscribeToken: uuid().notNull().unique().defaultRandom(),
  savedAt: createdAt(),
})

export const notificationSettingsFates = fatesOf(notificationSettings, {
  settings: ['exported'],
  savedAt: ['exported'],
})

/** Notifications that wait for the daily or weekly digest. */
export const digestItems = pgTable(
  'digest_items',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    title: text().notNull(),
    link: text().notNull().default(''),
    dueAt: at().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.dueAt), index().on(t.userId)],
)

export const digestItemsFates = fatesOf(digestItems, {
  event: ['exported'],
  title: ['exported', 'mentions'],
  link: 'erased',
  createdAt: ['exported'],
})

/** A copy of everything kept of a person, on their own request; the file is deleted when it expires. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Key of the stored file; null: not made yet. */
    fileKey: text(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

export const dataExportsFates = fatesOf(dataExports, {
  fileKey: 'erased',
  createdAt: ['exported'],
  expiresAt: ['exported'],
})

/** That a person's data were destroyed: the act and the extract of the log the law asks for, without the person. */
export const destructionRecords = pgTable('destruction_records', {
  id: id(),
  uuid: uuid().notNull().unique().defaultRandom(),
  userId: integer().notNull(),
  reason: text({ enum: ['request', 'withdrawal', 'staff'] }).notNull(),
  /** Table by table: how many rows were erased or made nameless. */
  extract: jsonb().$type<{ table: string; erased: number; anonymised: number }[]>().notNull(),
  requestedAt: at().notNull(),
  destroyedAt: createdAt(),
})

export const destructionRecordsFates = fatesOf(destructionRecords, {
  extract: 'impersonal',
})

/** Saved cards: the part the bank lets us show. */
export const paymentCards = pgTable(
  'payment_cards',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The bank's own name of the binding. */
    bankCardId: text().notNull().unique(),
    /** 430000******0777 */
    pan: text().notNull(),
    /** MMYY */
    expiresOn: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
)

export const paymentCardsFates = fatesOf(paymentCards, {
  bankCardId: 'erased',
  pan: ['exported'],
  expiresOn: ['exported'],
  createdAt: ['exported'],
})
