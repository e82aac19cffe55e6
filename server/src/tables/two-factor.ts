import { bigint, boolean, date, index, integer, pgTable, primaryKey, smallint } from '#platform/database/drizzle'
import { at, bytea, createdAt } from './columns.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** The second step of sign-in: the secret a person's authenticator counts from. */
export const twoFactors = pgTable('two_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the key of the environment: a stolen dump counts no codes. */
  secret: bytea().notNull(),
  /** Null until the first code has shown that the authenticator has the secret. */
  confirmedAt: at(),
  /** The newest time step whose code was used; a code of it or an older one is refused. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

export const twoFactorsFates = fatesOf(twoFactors, {})

/** Codes for whoever has lost the authenticator; each works once and only its hash is kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytea().notNull(),
    usedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

export const recoveryCodesFates = fatesOf(recoveryCodes, {})

/** A sign-in whose first step is done: the token waits for the code of the second. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: bytea().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rememberMe: boolean().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

export const signInChallengesFates = fatesOf(signInChallenges, {})

/** One row: from which day the seller's people work only with a second step; null: it is their own choice. */
export const twoFactorPolicy = pgTable('two_factor_policy', {
  id: integer().primaryKey().default(1),
  requiredFrom: date({ mode: 'string' }),
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [twoFactorPolicy]
