import { index, integer, pgTable, text } from '#platform/database/drizzle'
import { staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import { at, bytea, createdAt, id } from './columns.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** A new colleague asked by letter; the account is made when they choose a password by its link. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    /** Of the token in the letter. */
    tokenHash: bytea().notNull().unique(),
    email: text().notNull(),
    lastName: text().notNull().default(''),
    firstName: text().notNull().default(''),
    role: text({ enum: staffRoles }).notNull(),
    invitedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    acceptedAt: at(),
    revokedAt: at(),
  },
  (t) => [index().on(t.email)],
)

export const staffInvitationsFates = fatesOf(staffInvitations, {
  email: 'staff',
  lastName: 'staff',
  firstName: 'staff',
})
