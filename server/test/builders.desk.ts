import { eq, sql } from '#platform/database/drizzle'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { fulfilmentDeskApi } from '@vitrina/contract/fulfilment/fulfilment-desk'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { returnDeskApi } from '@vitrina/contract/returns/return-desk'
import { companyManagers, deliveryAddresses, managers } from '#tables/companies'
import { documents } from '#tables/documents'
import { orderItems } from '#tables/orders'
import { shipments } from '#tables/shipments'
import { mails } from '#tables/platform'
import type { startTestApp } from './app.ts'
import { type AnswerOrRefusal, callApi, type Headers } from './call-api.ts'
import { aUser, only } from './builders.ts'
import { aCustomer, anOrder, type Customer } from './builders.orders.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type DeskCall = Exclude<keyof typeof orderDeskApi, 'list'>

/** A manager of the company. */
export async function aManagerOf({ ctx }: Server, companyId: number) {
  const user = await aUser(ctx, { role: 'manager', lastName: 'Климова', firstName: 'Анна' })
  await ctx.db.insert(managers).values({ userId: user.id, post: 'Менеджер' })
  await ctx.db.insert(companyManagers).values({ companyId, managerId: user.id, isMain: true })
  return user
}

/** A carrier's delivery of a customer: for an order to be shipped, not picked up. */
export async function byCarrier({ ctx }: Server, { company }: Pick<Customer, 'company'>) {
  const address = only(
    await ctx.db.insert(deliveryAddresses).values({ companyId: company.id, label: 'Объект', address: 'Москва, Лесная, 1' }).returning(),
  )
  return { deliveryType: 'carrier', carrier: 'Деловые линии', deliveryAddressId: address.id, warehouseId: null }
}

/** Calls of the desk by their names; the result is an answer or a refusal. */
export const deskOf = (server: Server, headers: Headers) => {
  const call = <E extends Endpoint>(endpoint: E, id: number, body?: unknown): Promise<{ status: number; body: AnswerOrRefusal<E> }> =>
    callApi(server, endpoint, { url: endpoint.path.replace(':id', String(id)), headers, ...(body !== undefined && { body }) })
  return {
    read: (id: number) => call(orderDeskApi.read, id),
    act: (name: Exclude<DeskCall, 'read' | 'comment'>, id: number, body: Record<string, unknown> = {}) =>
      call(orderDeskApi[name] as typeof orderDeskApi.confirm, id, body),
    comment: (id: number, body: Record<string, unknown>) => call(orderDeskApi.comment, id, body),
    receiveGoods: (body: Record<string, unknown>) => callApi(server, fulfilmentDeskApi.receiveGoods, { headers, body }),
    decide: (id: number, body: Record<string, unknown>) => call(returnDeskApi.decide, id, body),
    list: (query = '') => callApi(server, orderDeskApi.list, { url: `${orderDeskApi.list.path}?${query}`, headers }),
    returns: (query = '') => callApi(server, returnDeskApi.list, { url: `${returnDeskApi.list.path}?${query}`, headers }),
  }
}

/** The free stock of a product lies in its first warehouse. */
/** A price lower than managers may name. */
export async function agreeOnPrice(server: Server, orderId: number, line: { id: number; price: number }): Promise<void> {
  const head = deskOf(server, (await aUser(server.ctx, { role: 'head_of_sales' })).headers)
  const { version } = (await head.read(orderId)).body.order
  const { status, body } = await head.act('change', orderId, { version, items: [line], reason: 'Договорились' })
  if (status !== 200) throw new Error(`The price was not changed: ${JSON.stringify(body)}`)
}

export const setStock = ({ ctx }: Server, productId: number, free: number) =>
  ctx.db.execute(sql`update stock set free = case when warehouse_id = (select min(warehouse_id) from stock where product_id = ${productId})
    then ${free} else 0 end where product_id = ${productId}`)

export async function stockOf({ ctx }: Server, productId: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ free: number }>(
    sql`select coalesce(sum(free), 0) as free from stock where product_id = ${productId}`,
  )
  return rows[0]?.free ?? 0
}

/** A customer with a manager, and shortcuts for tests of the desk. */
export async function aDesk(server: Server) {
  const { db } = server.ctx
  const customer = await aCustomer(server)
  const desk = deskOf(server, (await aManagerOf(server, customer.company.id)).headers)
  const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) =>
    desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })
  const shippable = async (items: { productId: number; amount: number }[]) =>
    anOrder(server, customer, items, { changes: await byCarrier(server, customer) })
  return {
    ...desk,
    customer,
    /** With the version the order has now, unless another is given. */
    act,
    shippable,
    /** Accepted, and let go before it is paid for: it can be shipped at once. */
    confirmed: async (items: { productId: number; amount: number }[]) => {
      const order = await shippable(items)
      const { status, body } = await act('confirm', order.id)
      if (status !== 200) throw new Error(`The order was not confirmed: ${JSON.stringify(body)}`)
      await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
      return order
    },
    lettersToBuyer: async () => {
      const rows = await db
        .select({ subject: mails.subject })
        .from(mails)
        .where(eq(mails.recipient, customer.user.email ?? ''))
        .orderBy(mails.id)
      return rows.map(({ subject }) => subject)
    },
  }
}

export const linesOf = ({ ctx }: Server, orderId: number) =>
  ctx.db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.lineNo)
export const documentsOf = ({ ctx }: Server, orderId: number) =>
  ctx.db.select().from(documents).where(eq(documents.orderId, orderId)).orderBy(documents.id)
export const shipmentsOf = ({ ctx }: Server, orderId: number) =>
  ctx.db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(shipments.id)
