import { and, eq, ne } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { users } from '#tables/users'

export type NewUser = typeof users.$inferInsert
export type UserRecord = typeof users.$inferSelect

export async function insertUser({ db }: Context, user: NewUser): Promise<Pick<UserRecord, 'id' | 'uuid'> | undefined> {
  const [made] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id, uuid: users.uuid })
  return made
}

export async function updateLivingUser({ db }: Context, id: number, changes: Partial<NewUser>): Promise<UserRecord | undefined> {
  const [row] = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, id), ne(users.state, 'deleted')))
    .returning()
  return row
}

export const replaceActiveCompany = ({ db }: Context, { userId, from, to }: { userId: number; from: number; to: number | null }) =>
  db
    .update(users)
    .set({ activeCompanyId: to })
    .where(and(eq(users.id, userId), eq(users.activeCompanyId, from)))
