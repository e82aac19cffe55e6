import { overOrderStates } from '@vitrina/contract/purchasing/purchasing.rules'
import type { Entry, EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readLineProducts } from '#modules/specifications/line-products'
import { type EntryHeadRow, listEntryOrders } from './entries.queries.ts'
import { countedOf, entryFiguresOf, entryStateOf, lineFiguresOf, type RestLine } from './entry-figures.rules.ts'
import type { EntryAmounts } from './entry-amounts.ts'
import { listLineAmounts } from './line-amounts.queries.ts'
import type { BoardReader } from './purchasing-scope.queries.ts'
import { type Prices, readRest } from './read-rest.ts'

const moment = (at: string) => new Date(at).toISOString()

/** An entry as the board shows it. */
export const shownRow = (head: EntryHeadRow, counted: EntryAmounts, rest: readonly RestLine[]): EntryRow => ({
  id: head.id,
  name: head.name,
  objectName: head.object_name,
  neededOn: head.needed_on,
  responsible: head.responsible,
  budget: head.budget,
  status: head.archived_at === null ? 'active' : 'archived',
  state: entryStateOf(counted),
  figures: entryFiguresOf(counted, rest, head.needed_on),
  commentCount: head.comment_count,
  version: head.version,
  createdAt: moment(head.created_at),
  updatedAt: moment(head.updated_at),
  archivedAt: head.archived_at === null ? null : moment(head.archived_at),
})

const isOver = (state: string) => (overOrderStates as readonly string[]).includes(state)

/** An entry whole, as it is at this moment. */
export async function showEntry(
  ctx: Context,
  actor: Actor,
  { catalogue, reader, head }: { catalogue: Prices; reader: BoardReader; head: EntryHeadRow },
): Promise<Entry> {
  const rows = await listLineAmounts(ctx, head.id)
  // One after the other: within a transaction they share a connection.
  const products = await readLineProducts(ctx, { ...reader, language: actor.language }, rows)
  const orders = await listEntryOrders(ctx, reader, [...new Set(rows.flatMap(({ orderIds }) => orderIds))])
  const openOrderIds = new Set(orders.filter(({ state }) => !isOver(state)).map(({ id }) => id))
  const counted = countedOf(head.id, rows, { neededOn: head.needed_on, openOrderIds })
  const [rest = []] = await readRest(ctx, actor, { catalogue, reader, lists: [counted.short] })
  const restOf = new Map(counted.short.map(({ lineId }, at) => [lineId, rest[at]]))
  return {
    ...shownRow(head, counted, rest),
    note: head.note,
    createdBy: head.created_by,
    canWrite: reader.mayWrite,
    canEdit: reader.mayWrite && head.archived_at === null,
    lines: rows.map((row) => {
      const product = products.of(row)
      return {
        id: row.id,
        productId: row.productId,
        customProductId: row.customProductId,
        article: product?.article ?? '',
        name: product?.name ?? row.name,
        brand: product?.brand ?? '',
        unit: product?.unit ?? { name: '', decimals: 3 },
        isSold: product?.isSold ?? false,
        note: row.note,
        ...lineFiguresOf(row, restOf.get(row.id), head.needed_on),
      }
    }),
    orders: orders.map((order) => ({ ...order, createdAt: moment(order.createdAt) })),
  }
}
