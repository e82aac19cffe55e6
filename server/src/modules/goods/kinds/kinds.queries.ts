import { asc, eq, inArray, sql } from '#platform/database/drizzle'
import type { GoodsKind } from '@vitrina/contract/goods/kinds'
import type { Context } from '#platform/context'
import { families, features, products, sections } from '#tables/catalogue'
import { familyFeatures } from '#tables/kind-features'

const { id, code, name, sectionId, etimClass } = families
const shown = {
  id,
  code,
  name,
  sectionId,
  etimClass,
  featureIds: sql<
    number[]
  >`array(select k.feature_id from ${familyFeatures} k where k.family_id = families.id order by k.position, k.feature_id)`,
  productCount: sql<number>`(select count(*)::int from ${products} p where p.family_id = families.id)`,
}

export const listKinds = ({ db }: Context): Promise<GoodsKind[]> =>
  db.select(shown).from(families).orderBy(asc(families.name), asc(families.id))

export async function findKind({ db }: Context, kindId: number): Promise<GoodsKind | undefined> {
  const [row] = await db.select(shown).from(families).where(eq(families.id, kindId))
  return row
}

export type NewKind = { code: string; name: string; sectionId: number; etimClass: string | null }

export async function insertKind({ db }: Context, kind: NewKind): Promise<number> {
  const [row] = await db.insert(families).values(kind).returning({ id: families.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export const updateKind = ({ db }: Context, kindId: number, change: Omit<NewKind, 'code'>) =>
  db.update(families).set(change).where(eq(families.id, kindId))

export async function replaceKindFeatures({ db }: Context, familyId: number, featureIds: readonly number[]): Promise<void> {
  await db.delete(familyFeatures).where(eq(familyFeatures.familyId, familyId))
  if (featureIds.length > 0)
    await db.insert(familyFeatures).values(featureIds.map((featureId, position) => ({ familyId, featureId, position })))
}

export const deleteKind = ({ db }: Context, kindId: number) => db.delete(families).where(eq(families.id, kindId))

export const listKindCodes = ({ db }: Context) => db.select({ code: families.code, etimClass: families.etimClass }).from(families)

export async function isSection({ db }: Context, ofSection: number): Promise<boolean> {
  return (await db.select({ id: sections.id }).from(sections).where(eq(sections.id, ofSection))).length > 0
}

export async function areFeatures({ db }: Context, featureIds: readonly number[]): Promise<boolean> {
  if (featureIds.length === 0) return true
  const found = await db
    .select({ id: features.id })
    .from(features)
    .where(inArray(features.id, [...featureIds]))
  return found.length === new Set(featureIds).size
}
