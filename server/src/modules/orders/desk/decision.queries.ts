import { sql } from '#platform/database/drizzle'
import type { Output } from '@vitrina/contract/endpoint'
import type { orderDecisionApi } from '@vitrina/contract/orders/order-decision'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

type OrderBefore = Output<typeof orderDecisionApi.read>['lastOrders'][number]

const MOST_SHOWN = 5

/** The company's newest orders but this one. */
export async function findLastOrders({ db }: Context, { id, companyId }: { id: number; companyId: number }): Promise<OrderBefore[]> {
  const rows = await queryRows<OrderBefore>(
    db,
    { id: 'number', number: 'text', createdAt: 'text', state: 'text', paymentState: 'text', total: 'number' },
    sql`
    select o.id, o.number, o.created_at as "createdAt", o.state, o.payment_state as "paymentState",
      case when o.total = 0 then o.cancelled_total else o.total end as total
    from orders o where o.company_id = ${companyId} and o.id <> ${id} order by o.id desc limit ${MOST_SHOWN}`,
  )
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
}

export type OpenPart = {
  itemId: number
  kind: 'stock' | 'toOrder'
  unheld: number
  readyOn: string | null
  /** When the arrival comes that it waits for. */
  arrivesOn: string | null
}

/** Parts of an order that have not left, with the arrivals they wait for. */
export async function findOpenParts({ db }: Context, orderId: number): Promise<OpenPart[]> {
  const rows = await queryRows<OpenPart>(
    db,
    { itemId: 'number', kind: 'text', unheld: 'number', readyOn: 'text?', arrivesOn: 'text?' },
    sql`
    select i.id as "itemId", a.kind, a.amount - a.held - a.in_transit - a.shipped as unheld, a.ready_on as "readyOn",
      case when a.amount > a.held + a.shipped then r.expected_on end as "arrivesOn"
    from order_items i join order_allocations a on a.order_item_id = i.id left join arrivals r on r.id = a.arrival_id
    where i.order_id = ${orderId} and a.amount > a.shipped order by i.line_no, a.id`,
  )
  return rows
}

type PricedFor = { createdBy: number | null; companyId: number; regionId: number | null; contractId: number | null }

/** The person, company, region and contract that decide the prices of an order. */
export async function findPricedFor({ db }: Context, orderId: number): Promise<PricedFor | undefined> {
  const rows = await queryRows<PricedFor>(
    db,
    { createdBy: 'number?', companyId: 'number', regionId: 'number?', contractId: 'number?' },
    sql`select created_by as "createdBy", company_id as "companyId", region_id as "regionId", contract_id as "contractId"
      from orders where id = ${orderId}`,
  )
  return rows[0]
}
