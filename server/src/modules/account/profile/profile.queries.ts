import { and, eq, ne } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { users } from '#tables/users'

export type PersonRow = typeof users.$inferSelect

const isLiving = (id: number) => and(eq(users.id, id), ne(users.state, 'deleted'))

export async function findPerson({ db }: Context, id: number): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(users).where(isLiving(id))
  return row
}

/** Held until the transaction ends. */
export async function lockPerson({ db }: Context, id: number): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(users).where(isLiving(id)).for('update')
  return row
}
