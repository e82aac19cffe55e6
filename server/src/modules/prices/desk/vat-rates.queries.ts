import { asc, desc, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { vatRates } from '#tables/prices'

/** The newest first. */
export const listVatRates = ({ db }: Context) =>
  db
    .select({ id: vatRates.id, group: vatRates.group, rate: vatRates.rate, from: vatRates.validFrom, to: vatRates.validTo })
    .from(vatRates)
    .orderBy(desc(vatRates.validFrom), desc(vatRates.id))

/** Of two who change rates the second waits for the first. */
export async function lockVatRates({ db }: Context): Promise<void> {
  await db.select({ id: vatRates.id }).from(vatRates).orderBy(asc(vatRates.id)).for('update')
}

export async function countGoodsByGroup({ db }: Context): Promise<Map<string, number>> {
  const rows = await db.select({ group: products.vatGroup, count: sql<number>`count(*)::int` }).from(products).groupBy(products.vatGroup)
  return new Map(rows.map(({ group, count }) => [group, count]))
}

export const insertVatRate = ({ db }: Context, rate: typeof vatRates.$inferInsert) => db.insert(vatRates).values(rate)

export const endVatRate = ({ db }: Context, id: number, validTo: string | null) =>
  db.update(vatRates).set({ validTo }).where(eq(vatRates.id, id))

export const deleteVatRate = ({ db }: Context, id: number) => db.delete(vatRates).where(eq(vatRates.id, id))
