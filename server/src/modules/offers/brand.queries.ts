import { eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companies } from '#tables/companies'
import { offerBrands } from '#tables/offers'

export type BrandRow = typeof offerBrands.$inferSelect
export type BrandChanges = Partial<Omit<typeof offerBrands.$inferInsert, 'companyId'>>

export async function findBrand({ db }: Context, companyId: number): Promise<BrandRow | undefined> {
  const [row] = await db.select().from(offerBrands).where(eq(offerBrands.companyId, companyId))
  return row
}

export async function upsertBrand({ db, now }: Context, companyId: number, changes: BrandChanges): Promise<BrandRow> {
  const set = { ...changes, updatedAt: now() }
  const [row] = await db
    .insert(offerBrands)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: offerBrands.companyId, set })
    .returning()
  if (!row) throw new Error('The insert gave no row back')
  return row
}

export async function findCompanyName({ db }: Context, id: number): Promise<string> {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id))
  return row?.name ?? ''
}
