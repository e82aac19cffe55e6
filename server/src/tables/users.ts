import { type AnyPgColumn, boolean, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { companies } from './companies.ts'
import { regions } from './sites.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const users = pgTable('users', {
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
  role: text({ enum: ['buyer', 'manager', 'administrator'] })
    .notNull()
    .default('buyer'),
  isIndividual: boolean().notNull().default(false),
  activeCompanyId: integer().references((): AnyPgColumn => companies.id),
  regionId: integer().references(() => regions.id),
  language: text(),
  state: text({ enum: ['active', 'blocked', 'deleted'] })
    .notNull()
    .default('active'),
  createdAt: createdAt(),
})

/** Opaque tokens; only their SHA-256 is kept, so a stolen dump opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: createdAt(),
    seenAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.userId)],
)
