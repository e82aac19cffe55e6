import { and, asc, desc, eq, or, sql, alias } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { products, units, warehouses } from '#tables/catalogue'
import { stockMovements } from '#tables/order-supply'
import { stock } from '#tables/stock'
import { freeTransfers } from '#tables/warehouse-moves'

export type FreeTransferRecord = typeof freeTransfers.$inferSelect

const from = alias(warehouses, 'from_place')
const to = alias(warehouses, 'to_place')

const shown = {
  id: freeTransfers.id,
  number: freeTransfers.number,
  product: { id: products.id, article: products.article, name: products.name },
  unit: units.name,
  from: { id: from.id, name: from.name },
  to: { id: to.id, name: to.name },
  amount: freeTransfers.amount,
  plannedOn: freeTransfers.plannedOn,
  state: freeTransfers.state,
}

const select = ({ db }: Context) =>
  db
    .select(shown)
    .from(freeTransfers)
    .innerJoin(products, eq(products.id, freeTransfers.productId))
    .innerJoin(units, eq(units.id, products.unitId))
    .innerJoin(from, eq(from.id, freeTransfers.fromWarehouseId))
    .innerJoin(to, eq(to.id, freeTransfers.toWarehouseId))

const isAt = (warehouse: number | undefined) =>
  warehouse === undefined ? undefined : or(eq(freeTransfers.fromWarehouseId, warehouse), eq(freeTransfers.toWarehouseId, warehouse))

export async function listFreeTransfers(
  ctx: Context,
  { warehouse, page, size }: { warehouse?: number | undefined; page: number; size: number },
) {
  const isOver = sql`${freeTransfers.state} in ('received', 'cancelled')`
  const rows = await select(ctx)
    .where(isAt(warehouse))
    .orderBy(asc(isOver), desc(freeTransfers.id))
    .limit(size)
    .offset((page - 1) * size)
  const total = await ctx.db.$count(freeTransfers, isAt(warehouse))
  return { rows, total }
}

export async function findFreeTransfer(ctx: Context, id: number) {
  const [row] = await select(ctx).where(eq(freeTransfers.id, id))
  return row
}

/** ПМ-000123, as transfers of orders are numbered. */
export async function insertFreeTransfer({ db }: Context, given: Omit<typeof freeTransfers.$inferInsert, 'number'>): Promise<number> {
  const [made] = await db
    .insert(freeTransfers)
    .values({ ...given, number: sql`'ПМ-' || lpad(nextval('transfer_numbers')::text, 6, '0')` })
    .returning({ id: freeTransfers.id })
  if (!made) throw new Error('A transfer that was inserted is missing')
  return made.id
}

export async function lockFreeTransfer({ db }: Context, id: number): Promise<FreeTransferRecord | undefined> {
  const [row] = await db.select().from(freeTransfers).where(eq(freeTransfers.id, id)).for('update')
  return row
}

export const changeFreeTransfer = ({ db }: Context, id: number, changed: Partial<FreeTransferRecord>) =>
  db.update(freeTransfers).set(changed).where(eq(freeTransfers.id, id))

type Moved = { productId: number; warehouseId: number; change: number; kind: 'sent' | 'received' }

/** The free stock, which must be locked, changes with a line of its ledger. */
export async function moveFreeStock({ db }: Context, moved: Moved): Promise<void> {
  await db
    .update(stock)
    .set({ free: sql`${stock.free} + ${moved.change}` })
    .where(and(eq(stock.productId, moved.productId), eq(stock.warehouseId, moved.warehouseId)))
  await db.insert(stockMovements).values(moved)
}
