import { sellerDayOf } from '#platform/database/seller-day'
import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

export type ShipmentFacts = {
  id: number
  order_id: number
  number: string
  shipped_on: string | null
  tracking_number: string
  warehouse_address: string | null
  /** No other shipment of the order has documents yet. */
  is_first: boolean
}

export async function findShipment({ db }: Context, id: number): Promise<ShipmentFacts> {
  const rows = await queryRows<ShipmentFacts>(
    db,
    {
      id: 'number',
      order_id: 'number',
      number: 'text',
      shipped_on: 'text?',
      tracking_number: 'text',
      warehouse_address: 'text?',
      is_first: 'boolean',
    },
    sql`
    select s.id, s.order_id, s.number, s.shipped_on::text as shipped_on, s.tracking_number,
      (select w.address from warehouses w where w.id = s.warehouse_id) as warehouse_address,
      not exists (select from documents d where d.order_id = s.order_id and d.type = 'upd' and d.shipment_id <> s.id) as is_first
    from shipments s where s.id = ${id}`,
  )
  const [shipment] = rows
  if (!shipment) throw new Error(`No shipment ${id} to make documents of`)
  return shipment
}

export type Advance = { number: string; date: string }

/** Bank orders that paid for an order before its goods left. */
export async function listAdvances({ db }: Context, { orderId, before }: { orderId: number; before: string }): Promise<Advance[]> {
  const rows = await queryRows<Advance>(
    db,
    { number: 'text', date: 'text' },
    sql`
    select distinct p.bank_document as number, ${sellerDayOf(sql`p.received_at`)}::text as date
    from payments p join payment_allocations a on a.payment_id = p.id join documents d on d.id = a.document_id
    where d.order_id = ${orderId} and p.direction = 'in' and p.bank_document <> ''
      and ${sellerDayOf(sql`p.received_at`)} <= ${before}::date
    order by 2, 1`,
  )
  return rows
}

/** УПД of a shipment: the document a correction mends. */
export async function findUpd({ db }: Context, shipmentId: number): Promise<{ id: number; number: string; date: string } | undefined> {
  const rows = await queryRows<{ id: number; number: string; date: string }>(
    db,
    { id: 'number', number: 'text', date: 'text' },
    sql`
    select id, number, date::text as date from documents where shipment_id = ${shipmentId} and type = 'upd' order by id desc limit 1`,
  )
  return rows[0]
}

export type CorrectedLine = {
  shipment_id: number
  line_no: number
  article: string
  name: string
  unit: string
  okei: string
  price: number
  vat_rate: number | null
  /** As in the documents before: the shipment less earlier returns of it. */
  amount: number
  sum: number
  vat: number
  returned_amount: number
  returned_sum: number
  returned_vat: number
}

/** The returned part of each shipment, and the rest of it before the return. */
export async function listCorrectedLines({ db }: Context, returnId: number): Promise<CorrectedLine[]> {
  const rows = await queryRows<CorrectedLine>(
    db,
    {
      shipment_id: 'number',
      line_no: 'number',
      article: 'text',
      name: 'text',
      unit: 'text',
      okei: 'text',
      price: 'number',
      vat_rate: 'number?',
      amount: 'number',
      sum: 'number',
      vat: 'number',
      returned_amount: 'number',
      returned_sum: 'number',
      returned_vat: 'number',
    },
    sql`
    select p.shipment_id, i.line_no, i.article, i.name, i.unit, i.okei, i.price, x.vat_rate,
      (x.amount - coalesce(e.amount, 0)) as amount, (x.sum - coalesce(e.sum, 0)) as sum,
      (x.vat - coalesce(e.vat, 0)) as vat,
      p.amount as returned_amount, p.sum as returned_sum, p.vat as returned_vat
    from return_parts p
    join order_items i on i.id = p.order_item_id
    join shipment_items x on x.shipment_id = p.shipment_id and x.order_item_id = p.order_item_id
    left join lateral (
      select sum(r.amount) as amount, sum(r.sum) as sum, sum(r.vat) as vat from return_parts r
      where r.shipment_id = p.shipment_id and r.order_item_id = p.order_item_id and r.return_id <> p.return_id
        and exists (select from documents d where d.return_id = r.return_id and d.type = 'correction')
    ) e on true
    where p.return_id = ${returnId} order by p.shipment_id, i.line_no`,
  )
  return rows
}

export async function findReturn({ db }: Context, id: number): Promise<{ number: string; order_id: number }> {
  const rows = await queryRows<{ number: string; order_id: number }>(
    db,
    { number: 'text', order_id: 'number' },
    sql`
    select number, order_id from return_requests where id = ${id}`,
  )
  const [found] = rows
  if (!found) throw new Error(`No return ${id} to make documents of`)
  return found
}
