import { eq } from '#platform/database/drizzle'
import { clubApi } from '@vitrina/contract/club/club'
import { clubDeskApi } from '@vitrina/contract/club/club-desk'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { orders } from '#tables/orders'
import type { startTestApp } from './app.ts'
import { aUser } from './builders.ts'
import { aDesk, documentsOf, linesOf } from './builders.desk.ts'
import { callApi } from './call-api.ts'
import { dayFromToday } from './days.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

const at = (endpoint: Endpoint, id: number) => endpoint.path.replace(':id', String(id))
const mustSucceed = ({ status, body }: { status: number; body: unknown }) => {
  if (status !== 200) throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`)
}

/** A company that buys one product, its points, and the seller's side of the club. */
export async function aClub(server: Server, productId: number) {
  const desk = await aDesk(server)
  const administrator = await aUser(server.ctx, { role: 'administrator' })
  const companyId = desk.customer.company.id
  const callAs =
    (headers: Record<string, string>) =>
    <E extends Endpoint>(endpoint: E, { id = 0, body }: { id?: number; body?: unknown } = {}) =>
      callApi(server, endpoint, { url: at(endpoint, id), headers, ...(body !== undefined && { body }) })
  const asBuyer = callAs(desk.customer.headers)
  const asStaff = callAs(administrator.headers)
  const read = async () => (await asBuyer(clubApi.read)).body

  /** In points; each lot must be the sum of its own entries. */
  const balance = async () => {
    const { rows } = await server.pool.query<{ id: number; remaining: number; entries: number }>(
      `select l.id, l.remaining::int as remaining, coalesce(sum(e.amount), 0)::int as entries
       from loyalty_lots l left join loyalty_entries e on e.lot_id = l.id and e.kind <> 'earn_pending' where l.company_id = $1 group by l.id`,
      [companyId],
    )
    const wrong = rows.find(({ remaining, entries }) => remaining !== entries)
    if (wrong) throw new Error(`Lot ${wrong.id} has ${wrong.remaining}, its entries ${wrong.entries}`)
    return rows.reduce((sum, { remaining }) => sum + remaining, 0) / 100
  }
  const pay = async (orderId: number) => {
    const [order] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
    const sum = ((order?.total ?? 0) - (order?.paidSum ?? 0)) / 100
    mustSucceed(await desk.act('markPaid', orderId, { sum, method: 'transfer', receivedOn: dayFromToday(0), bankDocument: '' }))
  }
  const buy = (amount: number) => desk.confirmed([{ productId, amount }])
  const ship = async (orderId: number) => mustSucceed(await desk.act('ship', orderId))
  return {
    ...desk,
    companyId,
    asBuyer,
    asStaff,
    read,
    balance,
    buy,
    ship,
    pay,
    join: async () => (await asBuyer(clubApi.join, { body: { isAgreed: true } })).body,
    lots: async () => (await read()).balance.lots.map(({ remaining }) => remaining),
    /** An order that is shipped and paid. */
    earn: async (amount: number) => {
      const order = await buy(amount)
      await ship(order.id)
      await pay(order.id)
      return order
    },
    invoiceOf: async (orderId: number) => (await documentsOf(server, orderId)).find(({ type }) => type === 'invoice')?.id ?? 0,
    giveBack: async (orderId: number, amount: number, resolution = 'refund') => {
      const [line] = await linesOf(server, orderId)
      const items = [{ orderItemId: line?.id, amount, reason: 'defect', condition: 'opened' }]
      const { body } = await asBuyer(returnsApi.request, { id: orderId, body: { items, resolution, comment: '' } })
      const received = { step: 'receive', items: [{ orderItemId: line?.id, accepted: amount }] }
      for (const step of [{ step: 'authorize' }, received, { step: 'approve' }]) mustSucceed(await desk.decide(body.id, step))
    },
    aReward: async (given: Record<string, unknown> = {}) => {
      const body = { kind: 'goods', name: { ru: 'Мультиметр' }, cost: 50, isPublished: true, ...given }
      return (await asStaff(clubDeskApi.createReward, { body })).body
    },
  }
}
