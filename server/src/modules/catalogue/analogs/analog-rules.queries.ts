import { asc, eq, inArray } from '#platform/database/drizzle'
import type { FeatureRule } from '@vitrina/contract/catalogue/analogs'
import type { Context } from '#platform/context'
import { analogRules } from '#tables/analogs'
import { families, features } from '#tables/catalogue'

/** Of two who set the rules of a kind at once one waits for the other. */
export async function lockFamily({ db }: Context, familyId: number): Promise<void> {
  await db.select({ id: families.id }).from(families).where(eq(families.id, familyId)).for('update')
}

/** The seller's rules of a kind; undefined: no such kind. */
export async function findFamilyRules({ db }: Context, familyId: number) {
  const [family] = await db.select({ id: families.id }).from(families).where(eq(families.id, familyId))
  if (!family) return undefined
  return db
    .select({ feature: features.code, kind: analogRules.kind, weight: analogRules.weight })
    .from(analogRules)
    .innerJoin(features, eq(features.id, analogRules.featureId))
    .where(eq(analogRules.familyId, familyId))
    .orderBy(asc(features.position), asc(features.id))
}

/** How many of the rules name a feature that exists. */
export async function replaceFamilyRules(
  { db }: Context,
  { familyId, rules }: { familyId: number; rules: readonly FeatureRule[] },
): Promise<number> {
  await db.delete(analogRules).where(eq(analogRules.familyId, familyId))
  if (rules.length === 0) return 0
  const codes = rules.map(({ feature }) => feature)
  const known = new Map(
    (await db.select({ id: features.id, code: features.code }).from(features).where(inArray(features.code, codes))).map(({ id, code }) => [
      code,
      id,
    ]),
  )
  const rows = rules.flatMap(({ feature, kind, weight }) => {
    const featureId = known.get(feature)
    return featureId === undefined ? [] : [{ familyId, featureId, kind, weight }]
  })
  if (rows.length > 0) await db.insert(analogRules).values(rows)
  return rows.length
}
