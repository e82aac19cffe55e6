import type { ChangedCell, ImportCounts, ImportSummary } from '@vitrina/contract/goods-import/goods-import'
import { type Context, inTransaction } from '#platform/context'
import { countPlaces, samplePlaces } from './compare-places.queries.ts'
import { countDifferences, forbidWriting, SAMPLE, sampleDifferences } from './compare.queries.ts'
import { countGoods, sampleGoods } from './goods/compare-goods.queries.ts'
import { sumOfCounts } from './import-counts.rules.ts'
import type { ImportRow } from './imports.queries.ts'

/** So many that no statement over them takes long. */
const ROWS_AT_ONCE = 100_000

/** PostgreSQL itself refuses every write in it, so that a dry run cannot change the shop by mistake. */
export const readingOnly = <T>(ctx: Context, read: (tx: Context) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    await forbidWriting(tx)
    return read(tx)
  })

type Amounts = Omit<ImportSummary, 'goods' | 'pictures'>
const none: ImportCounts = { added: 0, changed: 0, left: 0 }
const nothing: Amounts = { rows: 0, refused: 0, prices: none, costs: none, stock: none, drops: 0 }
const sum = (one: Amounts, other: Amounts): Amounts => ({
  rows: one.rows + other.rows,
  refused: one.refused + other.refused,
  prices: sumOfCounts(one.prices, other.prices),
  costs: sumOfCounts(one.costs, other.costs),
  stock: sumOfCounts(one.stock, other.stock),
  drops: one.drops + other.drops,
})

const isSteep = (cell: ChangedCell) => cell.kind === 'price' && cell.isSteepDrop
/** Steep drops first, then what has a value already. */
const placeOf = (cell: ChangedCell) => (isSteep(cell) ? 0 : cell.before === null ? 2 : 1)

/** The dry run: what an import whose rows are read would do to the shop. */
export const compareImport = (
  ctx: Context,
  { id, options }: ImportRow,
  count: number,
): Promise<{ summary: ImportSummary; changes: ChangedCell[] }> =>
  readingOnly(ctx, async (tx) => {
    let amounts = nothing
    let cells: ChangedCell[] = []
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      const wanted = { importId: id, from, to: from + ROWS_AT_ONCE, dropPercent: options.dropPercent }
      amounts = sum(amounts, await countDifferences(tx, wanted))
      // Places belong to the stock of their warehouse.
      amounts = { ...amounts, stock: sumOfCounts(amounts.stock, await countPlaces(tx, wanted)) }
      // Sorting keeps the order of rows among those of one place.
      cells = [...cells, ...(await sampleDifferences(tx, wanted)), ...(await samplePlaces(tx, wanted))]
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .slice(0, SAMPLE)
    }
    return { summary: { ...amounts, ...(await countGoods(tx, id)) }, changes: [...cells, ...(await sampleGoods(tx, id))] }
  })
