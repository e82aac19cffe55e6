import { asc, eq, inArray, sql } from '#platform/database/drizzle'
import type { FeatureBody, FeatureWithValues, GoodsFeature } from '@vitrina/contract/goods/kinds'
import type { Context } from '#platform/context'
import { featureValues, features, productFeatures } from '#tables/catalogue'

const { id, code, name, unit, kind, group, isPrimary, position } = features
const shown = {
  id,
  code,
  name,
  unit,
  kind,
  group,
  isPrimary,
  position,
  valueCount: sql<number>`(select count(*)::int from ${featureValues} v where v.feature_id = features.id)`,
}

export const listFeatures = ({ db }: Context): Promise<GoodsFeature[]> =>
  db.select(shown).from(features).orderBy(asc(features.position), asc(features.name), asc(features.id))

export async function findFeature({ db }: Context, featureId: number): Promise<FeatureWithValues | undefined> {
  const [row] = await db.select(shown).from(features).where(eq(features.id, featureId))
  if (!row) return undefined
  const values = await db
    .select({
      id: featureValues.id,
      text: featureValues.text,
      productCount: sql<number>`(select count(*)::int from ${productFeatures} p where p.value_id = feature_values.id)`,
    })
    .from(featureValues)
    .where(eq(featureValues.featureId, featureId))
    .orderBy(asc(featureValues.position), asc(featureValues.id))
  return { ...row, values }
}

export const listFeatureCodes = ({ db }: Context) => db.select({ code: features.code }).from(features)

export async function insertFeature({ db }: Context, feature: FeatureBody & { code: string }): Promise<number> {
  const [row] = await db.insert(features).values(feature).returning({ id: features.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export const updateFeature = ({ db }: Context, featureId: number, feature: FeatureBody) =>
  db.update(features).set(feature).where(eq(features.id, featureId))

export const deleteFeature = ({ db }: Context, featureId: number) => db.delete(features).where(eq(features.id, featureId))

export const deleteValues = ({ db }: Context, ids: readonly number[]) => db.delete(featureValues).where(inArray(featureValues.id, [...ids]))

type Value = { id?: number; text: string; number: number | null; position: number }

/** First under names nothing has, so that two values may change theirs with each other. */
export async function writeValues({ db }: Context, featureId: number, values: readonly Value[]): Promise<void> {
  const known = values.flatMap((value) => (value.id === undefined ? [] : [{ ...value, id: value.id }]))
  for (const value of known)
    await db
      .update(featureValues)
      .set({ text: `\u{1}${value.id}` })
      .where(eq(featureValues.id, value.id))
  for (const { id: valueId, ...value } of known) await db.update(featureValues).set(value).where(eq(featureValues.id, valueId))
  const fresh = values.filter((value) => value.id === undefined)
  if (fresh.length > 0)
    await db
      .insert(featureValues)
      .values(fresh.map((value) => ({ featureId, text: value.text, number: value.number, position: value.position })))
}
