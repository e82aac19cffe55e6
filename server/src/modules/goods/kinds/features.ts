import type { FeatureBody, FeatureWithValues } from '@vitrina/contract/goods/kinds'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import type { Actor } from '#platform/actor'
import { type JournalAuthor, recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { numberOf } from '../products/compare-product.ts'
import { unlessReferenced } from '../unless-referenced.ts'
import {
  deleteFeature,
  deleteValues,
  findFeature,
  insertFeature,
  listFeatureCodes,
  updateFeature,
  writeValues,
} from './features.queries.ts'

export async function readFeature(ctx: Context, id: number): Promise<FeatureWithValues> {
  const feature = await findFeature(ctx, id)
  if (!feature) throw new AppError('feature.not-found')
  return feature
}

const draftOf = ({ name, unit, kind, group, isPrimary, position }: FeatureBody): FeatureBody => ({
  name,
  unit,
  kind,
  group,
  isPrimary,
  position,
})

export const addFeature = (ctx: Context, actor: JournalAuthor, draft: FeatureBody): Promise<FeatureWithValues> =>
  inTransaction(ctx, async (tx) => {
    const taken = new Set((await listFeatureCodes(tx)).map(({ code }) => code))
    const id = await insertFeature(tx, { ...draft, code: freeSlug(draft.name, taken) })
    await recordEvent(tx, actor, { type: 'feature.added', entity: 'feature', entityId: id, diff: { after: draft } })
    return readFeature(tx, id)
  })

export const changeFeature = (ctx: Context, actor: Actor, { id, ...draft }: FeatureBody & { id: number }): Promise<FeatureWithValues> =>
  inTransaction(ctx, async (tx) => {
    const before = await readFeature(tx, id)
    if (before.kind !== draft.kind && before.valueCount > 0) throw new AppError('feature.has-values')
    await updateFeature(tx, id, draft)
    await recordEvent(tx, actor, {
      type: 'feature.changed',
      entity: 'feature',
      entityId: id,
      diff: { before: draftOf(before), after: draft },
    })
    return readFeature(tx, id)
  })

type Values = { id: number; values: { id?: number | undefined; text: string }[] }

export const changeFeatureValues = (ctx: Context, actor: Actor, { id, values }: Values): Promise<FeatureWithValues> =>
  inTransaction(ctx, async (tx) => {
    const before = await readFeature(tx, id)
    const known = new Map(before.values.map((value) => [value.id, value]))
    const seen = new Set<string>()
    for (const value of values) {
      if (value.id !== undefined && !known.has(value.id)) throw new AppError('feature.not-found')
      if (seen.has(value.text)) throw new AppError('feature.value-taken', { params: { text: value.text } })
      if (before.kind === 'range' && numberOf(value.text) === null)
        throw new AppError('feature.not-a-number', { params: { text: value.text } })
      seen.add(value.text)
    }
    const left = new Set(values.map((value) => value.id))
    const gone = before.values.filter((value) => !left.has(value.id))
    if (gone.some(({ productCount }) => productCount > 0)) throw new AppError('goods.in-use')
    if (gone.length > 0)
      await deleteValues(
        tx,
        gone.map((value) => value.id),
      )
    await writeValues(
      tx,
      id,
      values.map((value, position) => ({
        ...(value.id !== undefined && { id: value.id }),
        text: value.text,
        position,
        number: before.kind === 'range' ? numberOf(value.text) : null,
      })),
    )
    await recordEvent(tx, actor, {
      type: 'feature.values-changed',
      entity: 'feature',
      entityId: id,
      diff: { before: before.values.map(({ text }) => text), after: values.map(({ text }) => text) },
    })
    return readFeature(tx, id)
  })

export const removeFeature = (ctx: Context, actor: JournalAuthor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const before = await readFeature(tx, id)
    if (before.values.some(({ productCount }) => productCount > 0)) throw new AppError('goods.in-use')
    await unlessReferenced(() => deleteFeature(tx, id))
    await recordEvent(tx, actor, { type: 'feature.removed', entity: 'feature', entityId: id, diff: { before: draftOf(before) } })
    return { ok: true }
  })
