import { isDeepStrictEqual } from 'node:util'
import { ADDED, changedSince } from '@vitrina/contract/goods/product-changes.rules'
import type { ProductValues } from '@vitrina/contract/goods/product-fields'
import type { Context } from '#platform/context'
import { findChanges, insertChanges, type RecordedChange, readLaterChanges } from './product-changes.queries.ts'
import type { Refusal } from './product-refusals.ts'
import { lockProducts } from './product-state.queries.ts'
import { deleteProducts, findProductsInUse } from './remove-products.queries.ts'
import { type ChangedBy, writeProducts } from './save-products.ts'

export type UndoneChange = { change: RecordedChange } & (
  | { outcome: 'undone' }
  /** `by` is the later change that would be lost; null when the value was changed outside of the history. */
  | { outcome: 'changed-since'; by: RecordedChange | null }
  | { outcome: 'refused'; refusal: Refusal | 'in-use' | 'undone-already' | 'not-found' }
)

/**
 * Takes changes of the history back, thousands in a call, the latest first: a field gets the value it had before.
 * A field that was changed since keeps what it has. Undoing the beginning of a product deletes it, unless something hangs on it.
 */
export async function undoChanges(tx: Context, by: ChangedBy, changeIds: readonly number[]): Promise<UndoneChange[]> {
  const changes = await findChanges(tx, changeIds)
  const chosen = new Set(changeIds)
  const ofFields = changes.filter(({ field }) => field !== ADDED).toSorted((one, other) => other.id - one.id)
  const done: UndoneChange[] = []
  const rounds = [...Map.groupBy(ofFields, ({ productId, field }) => `${productId} ${field}`).values()]
  // Each round takes one change of every field: an earlier one may be taken back only when the later one has been.
  for (let round = 0; rounds.some((list) => list.length > round); round++)
    done.push(
      ...(await undoFields(
        tx,
        by,
        rounds.flatMap((list) => list[round] ?? []),
      )),
    )
  const beginnings = changes.filter(({ field }) => field === ADDED)
  if (beginnings.length > 0) done.push(...(await undoBeginnings(tx, by, { beginnings, chosen })))
  return done
}

async function undoFields(tx: Context, by: ChangedBy, changes: readonly RecordedChange[]): Promise<UndoneChange[]> {
  const states = await lockProducts(tx, [...new Set(changes.map(({ productId }) => productId))], new Set(changes.map(({ field }) => field)))
  const later = Map.groupBy(await readLaterChanges(tx, changes), ({ productId, field }) => `${productId} ${field}`)
  const verdicts = changes.map((change): UndoneChange => {
    const { productId, field, after, undoneBy } = change
    if (undoneBy !== null) return { change, outcome: 'refused', refusal: 'undone-already' }
    const state = states.get(productId)
    if (!state) return { change, outcome: 'refused', refusal: 'not-found' }
    const laterOfField = later.get(`${productId} ${field}`) ?? []
    const since = changedSince(change, laterOfField)
    if (since) return { change, outcome: 'changed-since', by: since }
    const value = (state.values as Record<string, unknown>)[field] ?? null
    return isDeepStrictEqual(value, after)
      ? { change, outcome: 'undone' }
      : { change, outcome: 'changed-since', by: laterOfField.at(-1) ?? null }
  })
  const undoable = verdicts.filter(({ outcome }) => outcome === 'undone').map(({ change }) => change)
  const undoes = new Map(undoable.map(({ id, productId, field }) => [`${productId} ${field}`, id]))
  const rows = [...Map.groupBy(undoable, ({ productId }) => productId)].map(([id, list]) => ({
    id,
    values: Object.fromEntries(list.map(({ field, before }) => [field, before])) as ProductValues,
  }))
  const saved = await writeProducts(tx, by, rows, (productId, field) => undoes.get(`${productId} ${field}`) ?? null)
  const refusals = new Map(saved.flatMap((one) => (one.outcome === 'refused' ? [[one.id, one.refusal] as const] : [])))
  return verdicts.map((verdict): UndoneChange => {
    const refusal = verdict.outcome === 'undone' ? refusals.get(verdict.change.productId) : undefined
    return refusal ? { change: verdict.change, outcome: 'refused', refusal } : verdict
  })
}

type Beginnings = { beginnings: readonly RecordedChange[]; chosen: ReadonlySet<number> }

async function undoBeginnings(tx: Context, by: ChangedBy, { beginnings, chosen }: Beginnings): Promise<UndoneChange[]> {
  const ids = beginnings.map(({ productId }) => productId)
  const states = await lockProducts(tx, ids, new Set())
  const later = Map.groupBy(await readLaterChanges(tx, beginnings, { ofAnyField: true }), ({ productId }) => productId)
  const inUse = await findProductsInUse(tx, ids)
  const verdicts = beginnings.map((change): UndoneChange => {
    const { productId, undoneBy, after } = change
    if (undoneBy !== null || after === null) return { change, outcome: 'refused', refusal: 'undone-already' }
    if (!states.has(productId)) return { change, outcome: 'refused', refusal: 'not-found' }
    const since = changedSince(
      change,
      (later.get(productId) ?? []).filter(({ id }) => !chosen.has(id)),
    )
    if (since) return { change, outcome: 'changed-since', by: since }
    return inUse.has(productId) ? { change, outcome: 'refused', refusal: 'in-use' } : { change, outcome: 'undone' }
  })
  const gone = verdicts.filter(({ outcome }) => outcome === 'undone').map(({ change }) => change)
  await deleteProducts(
    tx,
    gone.map(({ productId }) => productId),
  )
  await insertChanges(
    tx,
    by,
    gone.map(({ id, productId, field, after }) => ({ productId, field, before: after, after: null, undoes: id })),
  )
  return verdicts
}
