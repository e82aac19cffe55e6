import { ADDED, type ChangeSource } from '@vitrina/contract/goods/product-changes.rules'
import { defaultFields, featureOf, type ProductValues } from '@vitrina/contract/goods/product-fields'
import type { Context } from '#platform/context'
import { type FieldChange, fieldChanges, normaliseValues, numberOf, withDecimalCommas } from './compare-product.ts'
import { articleOwners } from './articles.queries.ts'
import { insertChanges } from './product-changes.queries.ts'
import { type Refusal, refusalOfValues } from './product-refusals.ts'
import { addFeatureValues, insertProducts, replaceLists, updateProducts } from './product-rows.queries.ts'
import { lockProducts, type ProductState } from './product-state.queries.ts'
import { findReferences, refusalOfReferences } from './references.queries.ts'

/** Who changes products, and by what: a person by hand, import № or exchange packet №. */
export type ChangedBy = { actorId: number | null; source: ChangeSource; sourceNumber?: number | null }

/** Without an id: a new product. Fields that are not given stay; with `version`, a product changed since is refused. */
export type ProductRow = { id?: number; version?: number; values: ProductValues }

export type SavedProduct =
  /** `changeIds`: of the history, for taking the changes back. */
  | { outcome: 'added' | 'changed' | 'left'; id: number; version: number; changes: FieldChange[]; changeIds: number[] }
  | { outcome: 'refused'; id: number | null; refusal: Refusal }

/** The change of the history that a new one of this product and field takes back. */
export type Undoing = (productId: number, field: string) => number | null
type Planned = { row: ProductRow; given: ProductValues; state: ProductState | null; changes: FieldChange[] }

/**
 * Adds and changes products, thousands in a call: writes only what differs and its history, all in the caller's transaction.
 * One answer for each row, in their order; a row that is refused changes nothing and hinders no other.
 * The caller records the event of the journal.
 */
export const saveProducts = (tx: Context, by: ChangedBy, rows: readonly ProductRow[]): Promise<SavedProduct[]> =>
  writeProducts(tx, by, rows, null)

/** `saveProducts` for undoing too: values that were are written back letter for letter, and the history says what was taken back. */
export async function writeProducts(
  tx: Context,
  by: ChangedBy,
  rows: readonly ProductRow[],
  undoing: Undoing | null,
): Promise<SavedProduct[]> {
  const planned = await planRows(tx, rows, undoing !== null)
  const writes = planned.filter((plan): plan is Planned => !('reason' in plan) && plan.changes.length > 0)
  await addMissingValues(tx, writes)
  const changed = writes.flatMap(({ state, given }) => (state ? [{ id: state.id, values: { ...columnsOf(state.values), ...given } }] : []))
  if (changed.length > 0) await updateProducts(tx, changed)
  const fresh = writes.filter(({ state }) => state === null)
  const ids =
    fresh.length > 0
      ? await insertProducts(
          tx,
          fresh.map(({ given }) => ({ id: null, values: given })),
        )
      : new Map<string, number>()
  const idOf = ({ state, given }: Planned) => state?.id ?? ids.get(given.article ?? '') ?? null
  await replaceLists(
    tx,
    writes.flatMap((plan) => {
      const productId = idOf(plan)
      return productId === null ? [] : listChanges(productId, plan)
    }),
  )
  const changeIds = await insertChanges(
    tx,
    by,
    writes.flatMap((plan) => {
      const productId = idOf(plan)
      return productId === null
        ? []
        : plan.changes.map((change) => ({ productId, ...change, undoes: undoing?.(productId, change.field) ?? null }))
    }),
  )
  return planned.map((plan, at): SavedProduct => {
    if ('reason' in plan) return { outcome: 'refused', id: rows[at]?.id ?? null, refusal: plan }
    const id = idOf(plan)
    // Somebody else took the article between the look and the insert.
    if (id === null) return { outcome: 'refused', id, refusal: { field: 'article', reason: 'taken' } }
    const { state, changes } = plan
    if (!state) return { outcome: 'added', id, version: 1, changes, changeIds: changeIds.get(id) ?? [] }
    if (changes.length === 0) return { outcome: 'left', id, version: state.version, changes, changeIds: [] }
    return { outcome: 'changed', id, version: state.version + 1, changes, changeIds: changeIds.get(id) ?? [] }
  })
}

async function planRows(tx: Context, rows: readonly ProductRow[], isExact: boolean): Promise<(Planned | Refusal)[]> {
  const fields = new Set(rows.flatMap(({ values }) => Object.keys(values)))
  const states = await lockProducts(
    tx,
    rows.flatMap(({ id }) => id ?? []),
    fields,
  )
  const nextOf = ({ id, values }: ProductRow) => ({ ...(id ? states.get(id)?.values : defaultFields), ...values }) as ProductValues
  const known = await findReferences(
    tx,
    // A product that changes its brand must change its series too.
    rows.map((row) => (row.values.brandId === undefined ? row.values : { seriesId: nextOf(row).seriesId ?? null, ...row.values })),
  )
  const owners = await articleOwners(
    tx,
    rows.flatMap(({ values }) => values.article ?? []),
  )
  const normalise = (values: ProductValues, ownId: number | null) =>
    normaliseValues(isExact ? values : withDecimalCommas(values, known.kindOfFeature), ownId)
  const seen = new Set<number>()
  return rows.map((row): Planned | Refusal => {
    const isNew = row.id === undefined
    const state = isNew ? null : (states.get(row.id ?? 0) ?? null)
    if (!isNew && !state) return { field: 'id', reason: 'not-found' }
    if (state && seen.has(state.id)) return { field: 'id', reason: 'repeated' }
    if (state) seen.add(state.id)
    if (state && row.version !== undefined && row.version !== state.version) return { field: 'version', reason: 'changed' }
    const next = nextOf(row)
    const refusal = refusalOfValues(row.values, isNew) ?? refusalOfReferences(row.values, next, known)
    if (refusal) return refusal
    const { article } = row.values
    const owner = article === undefined ? undefined : owners.get(article)
    if (article !== undefined && owner !== undefined && owner !== state?.id) return { field: 'article', reason: 'taken' }
    // A new one has no id yet, and the next row with its article is refused.
    if (article !== undefined) owners.set(article, state?.id ?? 0)
    if (!state) {
      const given = normalise(next, null)
      return { row, given, state, changes: [{ field: ADDED, before: null, after: given }] }
    }
    const given = normalise(row.values, state.id)
    return { row, given, state, changes: fieldChanges(state.values, given) }
  })
}

const isList = (field: string) => featureOf(field) !== null || field === 'images' || field === 'analogs' || field === 'related'

const columnsOf = (values: ProductValues): ProductValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isList(field))) as ProductValues

function listChanges(productId: number, { given, state, changes }: Planned) {
  const differing = new Set(changes.map(({ field }) => field))
  return Object.entries(given)
    .filter(([field]) => isList(field) && (state === null || differing.has(field)))
    .map(([field, after]) => ({ productId, field, after: after as readonly (string | number)[] }))
}

async function addMissingValues(tx: Context, writes: readonly Planned[]): Promise<void> {
  const texts = new Map<string, { featureId: number; text: string; number: number | null }>()
  for (const { given } of writes)
    for (const [field, value] of Object.entries(given)) {
      const featureId = featureOf(field)
      if (featureId) for (const text of value as string[]) texts.set(`${featureId} ${text}`, { featureId, text, number: numberOf(text) })
    }
  if (texts.size > 0) await addFeatureValues(tx, [...texts.values()])
}
