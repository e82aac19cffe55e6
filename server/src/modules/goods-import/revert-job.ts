import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { saveCosts } from '#modules/costs/save-costs'
import { saveStock } from '#modules/fulfilment/stock/save-stock'
import { saveStoragePlaces } from '#modules/fulfilment/stock-desk/save-storage-places'
import { undoChanges } from '#modules/goods/products/undo-changes'
import { savePrices } from '#modules/prices/save-prices'
import { addedKinds } from '@vitrina/contract/goods-import/goods-import.rules'
import {
  type ChangeOutcome,
  type ChangeRow,
  countChanges,
  deleteListed,
  listAdded,
  listChanges,
  listFieldChanges,
  saveOutcomes,
} from './changes.queries.ts'
import { failImport } from './fail-import.ts'
import { authorNow, requireTargets } from './import-author.ts'
import { changeImport, findAnyImport, type ImportRow, lockImport } from './imports.queries.ts'
import { removeAdded } from './goods/remove-added.ts'
import { saveInParts } from './save-in-parts.ts'

const CHANGES_AT_ONCE = 2_000

/** The place of an import whose changes are not yet listed as a whole. */
export const NOT_LISTED = -1
const isMoney = (kind: ChangeRow['kind']) => kind === 'price' || kind === 'cost'
const isAdded = (kind: ChangeRow['kind']) => addedKinds.some((one) => one === kind)

type Saved = { productId: number; refId: number; before: number | string | null }
const place = ({ productId, refId }: { productId: number; refId: number }) => `${productId} ${refId}`

/** reversed: has its former value; kept: somebody has changed it since; failed: its product is gone. */
function outcomesOf(
  changes: readonly ChangeRow[],
  { changed, other }: { changed: readonly Saved[]; other: readonly Saved[] },
): ChangeOutcome[] {
  const done = new Set(changed.map(place))
  const now = new Map(other.map((one) => [place(one), one.before]))
  return changes.map((change): ChangeOutcome => {
    const { id } = change
    const before = change.kind === 'place' ? change.textBefore : change.before
    if (done.has(place(change))) return { id, outcome: 'reversed', why: null }
    const current = now.get(place(change))
    if (current === undefined) return { id, outcome: 'failed', why: 'gone' }
    // Somebody else has given it the former value already.
    if (current === before) return { id, outcome: 'reversed', why: null }
    return { id, outcome: 'kept', why: current === null ? '–' : String(isMoney(change.kind) ? Number(current) / 100 : current) }
  })
}

/** Fields and whole products go back through their history, which knows who changed them since. */
async function takeBackFields(
  tx: Context,
  author: number | null,
  importId: number,
  changes: readonly ChangeRow[],
): Promise<ChangeOutcome[]> {
  const ids = changes.flatMap(({ changeId }) => changeId ?? [])
  if (ids.length === 0) return []
  const undone = await undoChanges(tx, { actorId: author, source: 'import', sourceNumber: importId }, ids)
  const byId = new Map(undone.map((one) => [one.change.id, one]))
  return changes.map(({ id, changeId }): ChangeOutcome => {
    const result = byId.get(changeId ?? 0)
    if (result?.outcome === 'undone') return { id, outcome: 'reversed', why: null }
    if (result?.outcome === 'changed-since') return { id, outcome: 'kept', why: result.by?.actorName ?? '' }
    return { id, outcome: 'failed', why: result?.outcome === 'refused' && result.refusal === 'in-use' ? 'in-use' : 'gone' }
  })
}

/** One by one, each in its turn: a section goes when what stood in it is gone. */
async function takeBackAdded(tx: Context, { authorId, added }: ImportRow, changes: readonly ChangeRow[]): Promise<ChangeOutcome[]> {
  const outcomes: ChangeOutcome[] = []
  if (changes.length === 0) return outcomes
  const author = await authorNow(tx, authorId)
  for (const { id, kind, refId } of changes) {
    const known = added.find((one) => one.kind === kind && one.id === refId)
    outcomes.push({ id, ...(known ? await removeAdded(tx, author, known) : { outcome: 'failed', why: 'gone' }) })
  }
  return outcomes
}

async function takeBack(tx: Context, row: ImportRow, changes: readonly ChangeRow[]): Promise<ChangeOutcome[]> {
  const { authorId, id: importId } = row
  const prices = changes.filter(({ kind }) => kind === 'price')
  const stock = changes.filter(({ kind }) => kind === 'stock')
  const savedPrices = await savePrices(
    tx,
    prices.map(({ productId, refId, before, after }) => ({ productId, priceTypeId: refId, price: before, expected: { price: after } })),
  )
  const savedStock = await saveStock(
    tx,
    stock.map(({ productId, refId, before, after }) => ({ productId, warehouseId: refId, free: before, expected: { free: after } })),
  )
  const costs = changes.filter(({ kind }) => kind === 'cost')
  const savedCosts = await saveCosts(
    tx,
    costs.map(({ productId, before, after }) => ({ productId, cost: before, expected: { cost: after } })),
  )
  const places = changes.filter(({ kind }) => kind === 'place')
  const savedPlaces = await saveStoragePlaces(
    tx,
    places.map(({ productId, refId, textBefore, textAfter }) => ({
      productId,
      warehouseId: refId,
      place: textBefore,
      expected: { place: textAfter },
    })),
  )
  const ofCost = <T extends object>(one: T) => ({ ...one, refId: 0 })
  const ofType = <T extends { priceTypeId: number }>(one: T) => ({ ...one, refId: one.priceTypeId })
  const ofPlace = <T extends { warehouseId: number }>(one: T) => ({ ...one, refId: one.warehouseId })
  const fields = changes.filter(({ kind }) => kind === 'field')
  return [
    ...(await takeBackFields(tx, authorId, importId, fields)),
    ...outcomesOf(prices, { changed: savedPrices.changed.map(ofType), other: savedPrices.other.map(ofType) }),
    ...outcomesOf(costs, { changed: savedCosts.changed.map(ofCost), other: savedCosts.other.map(ofCost) }),
    ...outcomesOf(stock, { changed: savedStock.changed.map(ofPlace), other: savedStock.other.map(ofPlace) }),
    ...outcomesOf(places, { changed: savedPlaces.changed.map(ofPlace), other: savedPlaces.other.map(ofPlace) }),
    ...(await takeBackAdded(
      tx,
      row,
      changes.filter(({ kind }) => isAdded(kind)),
    )),
  ]
}

/** Once, before the first part: fields and what was added stand behind prices and stock. */
const listWhole = (ctx: Context, id: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, 'reverting')
    if (row?.position !== NOT_LISTED) return
    // Of an earlier try, which ended half-way.
    await deleteListed(tx, id)
    await listFieldChanges(tx, id)
    await listAdded(tx, id, row.added)
    await changeImport(tx, id, { from: ['reverting'], set: { position: 0, total: await countChanges(tx, id) } })
  })

const revertPart = (ctx: Context, id: number): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, 'reverting')
    if (!row) return false
    const changes = await listChanges(tx, { importId: id, after: row.position, most: CHANGES_AT_ONCE })
    const last = changes.at(-1)
    if (!last) return false
    let outcomes: ChangeOutcome[] = []
    await saveInParts(tx, changes, {
      save: async (part, some) => {
        const taken = await takeBack(part, row, some)
        outcomes = [...outcomes, ...taken]
      },
      onRefused: async ({ id: changeId }) => {
        outcomes = [...outcomes, { id: changeId, outcome: 'failed', why: 'not-written' }]
      },
    })
    await saveOutcomes(tx, outcomes)
    const count = (wanted: ChangeOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length
    const before = row.reverted ?? { reversed: 0, kept: 0, failed: 0 }
    const reverted = {
      reversed: before.reversed + count('reversed'),
      kept: before.kept + count('kept'),
      failed: before.failed + count('failed'),
    }
    await changeImport(tx, id, { from: ['reverting'], set: { position: last.id, reverted } })
    return true
  })

/** Gives every value back that is still as the import left it, part by part as it was written. */
export async function revertJob(ctx: Context, id: number): Promise<void> {
  const row = await findAnyImport(ctx, id)
  if (row?.state !== 'reverting') return
  const author = await authorNow(ctx, row.authorId)
  try {
    requireTargets(author, row.targets)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await failImport(ctx, id, { from: 'reverting', error })
    return
  }
  await listWhole(ctx, id)
  while (await revertPart(ctx, id));
  await inTransaction(ctx, async (tx) => {
    const done = await lockImport(tx, id, 'reverting')
    if (!done) return
    await changeImport(tx, id, { from: ['reverting'], set: { state: 'reverted', finishedAt: ctx.now() } })
    await recordEvent(tx, author, { type: 'goods-import.reverted', entity: 'goods-import', entityId: id, diff: { ...done.reverted } })
  })
}
