import { desc, eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { consents } from '#tables/identity'

export const listConsentsOf = ({ db }: Context, userId: number) =>
  db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.id))
