import { sql, type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from '#platform/database/drizzle'
import { roles } from '@vitrina/contract/roles/roles.rules'
import { at, bytea, createdAt, id } from './columns.ts'
import { fatesOf } from './fates.ts'
import { companies } from './companies.ts'
import { regions } from './sites.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    uuid: uuid().notNull().unique().defaultRandom(),
    /** Lower case; unique. */
    email: text().unique(),
    /** E.164; unique. */
    phone: text().unique(),
    passwordHash: text(),
    firstName: text().notNull().default(''),
    middleName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    position: text().notNull().default(''),
    city: text().notNull().default(''),
    commodityGroup: text().notNull().default(''),
    loyaltyCardNumber: text().notNull().default(''),
    promoCode: text().notNull().default(''),
    /** Key of the stored picture. */
    avatarKey: text(),
    role: text({ enum: roles }).notNull().default('buyer'),
    isIndividual: boolean().notNull().default(false),
    activeCompanyId: integer().references((): AnyPgColumn => companies.id),
    regionId: integer().references(() => regions.id),
    language: text(),
    state: text({ enum: ['active', 'blocked', 'deleted'] })
      .notNull()
      .default('active'),
    /** Sign-in asks for a code of the authenticator; the secret is in `two_factors`. */
    hasTwoFactor: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    // People as staff look for them: by a part of a name or an e-mail, by the first digits of a phone.
    index('users_staff_search').using(
      'gin',
      sql`(${t.lastName} || ' ' || ${t.firstName} || ' ' || ${t.middleName} || ' ' || coalesce(${t.email}, '')) gin_trgm_ops`,
    ),
    index('users_phone_prefix').on(t.phone.op('text_pattern_ops')),
  ],
)

export const usersFates = fatesOf(users, {
  email: ['emptied'],
  phone: ['emptied'],
  passwordHash: ['emptied'],
  firstName: ['emptied'],
  middleName: ['emptied'],
  lastName: ['emptied'],
  position: ['emptied'],
  city: ['emptied'],
  commodityGroup: ['emptied'],
  loyaltyCardNumber: ['emptied'],
  promoCode: ['emptied'],
  avatarKey: ['emptied'],
  activeCompanyId: ['emptied'],
  regionId: ['emptied'],
  language: ['emptied'],
})

/** Opaque tokens; only their SHA-256 is kept, so a stolen dump opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    /** The public id for the owner's list of sessions; opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member of staff working in this buyer's place; null in the buyer's own sessions. */
    staffId: integer().references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: createdAt(),
    seenAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.userId)],
)

export const sessionsFates = fatesOf(sessions, {
  userAgent: ['exported'],
  ip: ['exported'],
  createdAt: ['exported'],
  seenAt: ['exported'],
})
