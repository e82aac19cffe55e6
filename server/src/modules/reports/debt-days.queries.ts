import { desc, lte } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { debtDays } from '#tables/reports'

export type DebtDay = typeof debtDays.$inferSelect

/** A second run on the same day leaves the newer figures. */
export const saveDebtDay = ({ db }: Context, { day, ...figures }: DebtDay) =>
  db
    .insert(debtDays)
    .values({ day, ...figures })
    .onConflictDoUpdate({ target: debtDays.day, set: figures })

/** The newest that is not younger than this day. */
export async function findDebtDay({ db }: Context, notAfter: string): Promise<DebtDay | null> {
  const [row] = await db.select().from(debtDays).where(lte(debtDays.day, notAfter)).orderBy(desc(debtDays.day)).limit(1)
  return row ?? null
}
