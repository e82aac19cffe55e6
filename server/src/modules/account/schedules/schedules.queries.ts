import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { and, asc, eq, inArray, sql } from '#platform/database/drizzle'
import type { Delivery } from '@vitrina/contract/account/schedules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { warehouses } from '#tables/catalogue'
import { companies, contracts, legalEntities } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { documents } from '#tables/documents'
import { orders } from '#tables/orders'
import { regions } from '#tables/sites'

export async function findCompanyTerms({ db }: Context, companyId: number) {
  const { creditSum, deferralDays, regionId } = companies
  const [row] = await db.select({ creditSum, deferralDays, regionId }).from(companies).where(eq(companies.id, companyId))
  return row
}

export const listTerms = ({ db }: Context, companyId: number) =>
  db
    .select({
      contractId: contracts.id,
      number: contracts.number,
      signedOn: contracts.signedOn,
      validTo: contracts.validTo,
      legalEntity: legalEntities.shortName,
      creditLimit: contracts.creditLimit,
      deferralDays: contracts.deferralDays,
    })
    .from(contracts)
    .innerJoin(legalEntities, eq(legalEntities.id, contracts.legalEntityId))
    .where(and(eq(legalEntities.companyId, companyId), eq(contracts.isActive, true)))
    .orderBy(asc(contracts.signedOn), asc(contracts.id))

export async function findRegion({ db }: Context, id: number) {
  const [row] = await db.select({ name: regions.name, timezone: regions.timezone }).from(regions).where(eq(regions.id, id))
  return row
}

export const listRoutes = ({ db }: Context, regionId: number) =>
  db
    .select({
      routeId: deliveryRoutes.id,
      warehouseId: deliveryRoutes.warehouseId,
      warehouse: warehouses.name,
      timezone: warehouses.timezone,
      closedOn: warehouses.closedOn,
      weekdays: deliveryRoutes.weekdays,
      cutoff: deliveryRoutes.cutoff,
      windows: deliveryRoutes.windows,
      minimum: deliveryRoutes.minimum,
      price: deliveryRoutes.price,
      freeFrom: deliveryRoutes.freeFrom,
    })
    .from(deliveryRoutes)
    .innerJoin(warehouses, eq(warehouses.id, deliveryRoutes.warehouseId))
    .where(and(eq(deliveryRoutes.regionId, regionId), eq(deliveryRoutes.isActive, true), eq(warehouses.isActive, true)))
    .orderBy(asc(deliveryRoutes.id))

/** Invoices with something left to pay, the first due at the head. */
export const listOpenInvoices = ({ db }: Context, companyId: number) =>
  db
    .select({
      documentId: documents.id,
      number: documents.number,
      orderId: documents.orderId,
      date: documents.date,
      dueOn: documents.dueOn,
      sum: documents.sum,
      paid: documents.paidSum,
      paymentMethod: orders.paymentMethod,
    })
    .from(documents)
    .leftJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(documents.companyId, companyId), eq(documents.type, 'invoice'), inArray(documents.state, openInvoiceStates)))
    .orderBy(sql`coalesce(${documents.dueOn}, ${documents.date})`, asc(documents.id))

/** A car that is not known to have come is on its way no longer than this. */
const DAYS_ON_THE_ROAD = 30

/** Orders that are brought: on their way, or to come on the day chosen or promised. One line each, by its day; those without one last. */
export async function listUpcoming({ db }: Context, { companyId, today }: { companyId: number; today: string }): Promise<Delivery[]> {
  const rows = await queryRows<Delivery>(
    db,
    { date: 'text?', window: 'json?', shippedOn: 'text?', orderId: 'number', number: 'text', addressId: 'number?', address: 'text' },
    sql`
    select * from (
      select coalesce(o.desired_on, o.promised_on, road.shipped_on) as date, o."window", road.shipped_on as "shippedOn", o.id as "orderId", o.number,
        o.delivery_address_id as "addressId", o.delivery_address as address
      from orders o
      left join lateral (select min(s.shipped_on) as shipped_on from shipments s
        where s.order_id = o.id and s.state = 'shipped' and s.shipped_on > ${today}::date - ${DAYS_ON_THE_ROAD}::int) road on true
      left join lateral (select bool_or(i.amount > i.shipped + i.cancelled) as is_open
        from order_items i where i.order_id = o.id) goods on true
      where o.company_id = ${companyId} and o.delivery_type <> 'pickup'
        and ((o.state in ('submitted', 'confirmed', 'in_progress') and goods.is_open)
          or (o.state in ('in_progress', 'completed') and road.shipped_on is not null))
    ) coming order by date nulls last, "orderId" limit 200`,
  )
  return rows
}
