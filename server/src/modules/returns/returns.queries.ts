import { and, asc, eq, type SQL, sql } from '#platform/database/drizzle'
import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { returnItems, returnParts, returnRequests } from '#tables/shipments'
import type { ReturnedPart, ReturnablePart } from './return-parts.rules.ts'

export type ReturnRecord = typeof returnRequests.$inferSelect
export type ReturnItemRecord = typeof returnItems.$inferSelect
type NewItem = Pick<ReturnItemRecord, 'orderItemId' | 'amount' | 'reason' | 'condition' | 'sum' | 'vat'>

/** ВЗ-000123 */
export async function insertReturn(
  { db }: Context,
  { items, ...given }: Omit<typeof returnRequests.$inferInsert, 'number'> & { items: readonly NewItem[] },
): Promise<ReturnRecord> {
  const [made] = await db
    .insert(returnRequests)
    .values({ ...given, number: sql`'ВЗ-' || lpad(nextval('return_numbers')::text, 6, '0')` })
    .returning()
  if (!made) throw new Error('A return that was inserted is missing')
  await db.insert(returnItems).values(items.map((item) => ({ ...item, returnId: made.id })))
  return made
}

export async function findReturn({ db }: Context, id: number): Promise<ReturnRecord | undefined> {
  const [row] = await db.select().from(returnRequests).where(eq(returnRequests.id, id))
  return row
}

export async function isReturnOf(
  { db }: Context,
  { id, orderId, companyId }: { id: number; orderId: number; companyId: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from return_requests q join orders o on o.id = q.order_id where q.id = ${id} and o.id = ${orderId} and o.company_id = ${companyId}`)
  return rows.length > 0
}

export const listReturnItems = ({ db }: Context, returnId: number): Promise<ReturnItemRecord[]> =>
  db.select().from(returnItems).where(eq(returnItems.returnId, returnId)).orderBy(asc(returnItems.orderItemId))

export const changeReturn = ({ db }: Context, id: number, changed: Partial<ReturnRecord>) =>
  db.update(returnRequests).set(changed).where(eq(returnRequests.id, id))

export const changeReturnItem = (
  { db }: Context,
  { returnId, orderItemId }: { returnId: number; orderItemId: number },
  changed: Partial<ReturnItemRecord>,
) =>
  db
    .update(returnItems)
    .set(changed)
    .where(and(eq(returnItems.returnId, returnId), eq(returnItems.orderItemId, orderItemId)))

export type ReturnableLine = {
  id: number
  productId: number | null
  decimals: number
  shipped: number
  returned: number
  /** In requests that are not settled yet. */
  asked: number
  /** The warehouse it left last. */
  warehouseId: number | null
  parts: ReturnablePart[]
}

/** Shipped and returned amounts of the lines of an order, shipment by shipment. */
export async function listReturnable({ db }: Context, orderId: number): Promise<ReturnableLine[]> {
  const rows = await queryRows<ReturnableLine>(
    db,
    {
      id: 'number',
      productId: 'number?',
      decimals: 'number',
      shipped: 'number',
      returned: 'number',
      asked: 'number',
      warehouseId: 'number?',
      parts: 'json',
    },
    sql`
    select i.id, i.product_id as "productId", i.decimals, i.shipped, i.returned,
      coalesce(a.asked, 0) as asked, g."warehouseId", coalesce(g.parts, '[]') as parts
    from order_items i
    left join lateral (
      select sum(x.amount) as asked from return_requests q join return_items x on x.return_id = q.id
      where q.order_id = i.order_id and x.order_item_id = i.id and q.state in ('submitted', 'needs_info', 'authorized', 'received')
    ) a on true
    left join lateral (
      select (array_agg(s.warehouse_id order by h.id desc))[1] as "warehouseId",
        json_agg(json_build_object('shipmentId', h.id, 'amount', s.amount, 'sum', s.sum, 'vat', s.vat, 'vatRate', s.vat_rate,
          'returned', json_build_object('amount', coalesce(b.amount, 0), 'sum', coalesce(b.sum, 0), 'vat', coalesce(b.vat, 0))) order by h.id) as parts
      from shipments h join shipment_items s on s.shipment_id = h.id
      left join lateral (
        select sum(p.amount) as amount, sum(p.sum) as sum, sum(p.vat) as vat from return_parts p
        where p.order_item_id = s.order_item_id and p.shipment_id = h.id
      ) b on true
      where h.order_id = i.order_id and s.order_item_id = i.id and h.state in ('shipped', 'delivered', 'issued')
    ) g on true
    where i.order_id = ${orderId} order by i.line_no`,
  )
  return rows
}

export const insertParts = ({ db }: Context, parts: readonly (ReturnedPart & { returnId: number; orderItemId: number })[]) =>
  db.insert(returnParts).values([...parts])

export type ListedReturn = Omit<OrderReturn, 'createdAt'> & {
  createdAt: string
  order: { id: number; number: string }
  company: string
  lines: { orderItemId: number; article: string; name: string; unit: string; decimals: number }[]
}

type ReturnsQuery = { condition: SQL; size: number; page: number }

/** Requests of orders `o`, the oldest first; photos are keys of files. */
export async function listReturnRows({ db }: Context, { condition, size, page }: ReturnsQuery): Promise<ListedReturn[]> {
  const rows = await queryRows<ListedReturn>(
    db,
    {
      id: 'number',
      number: 'text',
      state: 'text',
      resolution: 'text',
      comment: 'text',
      answer: 'text',
      sum: 'number',
      createdAt: 'text',
      replacement: 'json?',
      order: 'json',
      company: 'text',
      items: 'json',
      lines: 'json',
    },
    sql`
    select q.id, q.number, q.state, q.resolution, q.comment, q.answer, q.sum, q.created_at as "createdAt",
      (select json_build_object('id', n.id, 'number', n.number) from orders n where n.id = q.replacement_order_id) as replacement,
      json_build_object('id', o.id, 'number', o.number) as "order", c.name as company, y.items, y.lines
    from return_requests q join orders o on o.id = q.order_id join companies c on c.id = o.company_id
    cross join lateral (
      select json_agg(json_build_object('orderItemId', x.order_item_id, 'amount', x.amount, 'accepted', x.accepted, 'reason', x.reason,
          'condition', x.condition, 'photos', x.photo_keys) order by i.line_no) as items,
        json_agg(json_build_object('orderItemId', i.id, 'article', i.article, 'name', i.name, 'unit', i.unit, 'decimals', i.decimals)
          order by i.line_no) as lines
      from return_items x join order_items i on i.id = x.order_item_id where x.return_id = q.id
    ) y
    where ${condition} order by q.id limit ${size} offset ${(page - 1) * size}`,
  )
  return rows
}

export async function countReturnRows({ db }: Context, { condition, most }: { condition: SQL; most: number }): Promise<number> {
  const rows = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`
    select count(*)::int as total from (
      select from return_requests q join orders o on o.id = q.order_id where ${condition} limit ${most}) counted`,
  )
  return rows[0]?.total ?? 0
}

export const isReturn = (id: number): SQL => sql`q.id = ${id}`

/** Of orders that are seen. */
export const areInState = ({ states, isSeen }: { states: readonly ReturnRecord['state'][]; isSeen: SQL }): SQL =>
  sql`q.state = any(${sql.param([...states])}::text[]) and ${isSeen}`
