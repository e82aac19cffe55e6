import { eq } from '#platform/database/drizzle'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { pointsBack } from '@vitrina/contract/club/club.rules'
import { inTransaction } from '#platform/context'
import { describeStore } from '#test/describe-store'
import { changeSettings, next, only } from '#test/builders'
import { aCustomer, anOrder } from '#test/builders.orders'
import { linesOf, setStock } from '#test/builders.desk'
import { HOLD_DAYS, LIFE_MONTHS, PointsLedger } from '#test/points-ledger'
import { anyPointsLife, type PointsStep } from '#test/points-sequences'
import { smallCatalogue } from '#test/small-catalogue'
import { rewardOrders, rewards } from '#tables/loyalty'
import { orderItems, orders } from '#tables/orders'
import { returnRequests, shipments } from '#tables/shipments'
import { accrueOnPayment, accruePending, reverseForReturn } from './accrue.ts'
import { expirePoints } from './loyalty.jobs.ts'
import { restorePoints, spendPoints } from './spend-points.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let rewardId: number

const FIRST_DAY = '2030-01-01'
const SEQUENCES = 24
const sequences = anyPointsLife({ orders: 2, lines: 2, steps: 20 })

beforeAll(async () => {
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: HOLD_DAYS, lifeMonths: LIFE_MONTHS } })
  for (const { id } of [goods.products.breaker, goods.products.thinCable]) await setStock(server, id, 100_000)
  const reward = { siteId: 1, kind: 'goods' as const, name: { ru: 'Мультиметр' }, cost: 1 }
  rewardId = only(await server.ctx.db.insert(rewards).values(reward).returning()).id
})

type Given = ConstructorParameters<typeof PointsLedger>[0]

/** The orders of a sequence in the database: each line as the sequence has it. */
async function placeOrders(given: Given) {
  const customer = await aCustomer(server)
  const sold = [
    { productId: goods.products.breaker.id, amount: 1 },
    { productId: goods.products.thinCable.id, amount: 10 },
  ]
  const placed: { id: number; lines: number[] }[] = []
  for (const lines of given) {
    const order = await anOrder(server, customer, sold.slice(0, lines.length))
    const items = await linesOf(server, order.id)
    for (const [at, { id }] of items.entries())
      await server.ctx.db
        .update(orderItems)
        .set({ ...lines[at] })
        .where(eq(orderItems.id, id))
    placed.push({ id: order.id, lines: items.map(({ id }) => id) })
  }
  return { companyId: customer.company.id, placed }
}

type Placed = Awaited<ReturnType<typeof placeOrders>>

/** The same step in the model and in the database; spendings are reward orders. */
function inBoth(model: PointsLedger, { companyId, placed }: Placed) {
  const { ctx } = server
  const holder = { companyId, personId: null }
  const spent: number[] = []
  const orderAt = (order: number) => placed[order] ?? { id: 0, lines: [] }
  const setPaid = (order: number, paymentState: 'paid' | 'partially_paid') =>
    ctx.db
      .update(orders)
      .set({ paymentState })
      .where(eq(orders.id, orderAt(order).id))
  const copyLines = async (order: number) => {
    for (const { at, shipped, returned } of model.orders[order]?.lines ?? [])
      await ctx.db
        .update(orderItems)
        .set({ shipped, returned })
        .where(eq(orderItems.id, orderAt(order).lines[at] ?? 0))
  }
  const verbs: Record<PointsStep['verb'], (order: number, step: PointsStep) => Promise<void>> = {
    ship: async (order, { share }) => {
      model.ship(order, share)
      await copyLines(order)
      const row = { number: `ОТ-${next()}`, orderId: orderAt(order).id, state: 'shipped' as const, sum: 0, vat: 0 }
      const { id } = only(await ctx.db.insert(shipments).values(row).returning())
      await inTransaction(ctx, (tx) => accruePending(tx, id))
    },
    pay: async (order) => {
      model.pay(order)
      await setPaid(order, 'paid')
      await inTransaction(ctx, (tx) => accrueOnPayment(tx, orderAt(order).id))
    },
    grow: async (order) => {
      model.grow(order)
      await setPaid(order, 'partially_paid')
    },
    giveBack: async (order, { which, share }) => {
      model.giveBack(order, which % orderAt(order).lines.length, share)
      await copyLines(order)
      const row = { number: `ВЗ-${next()}`, orderId: orderAt(order).id, state: 'approved' as const, resolution: 'refund' as const }
      const { id } = only(await ctx.db.insert(returnRequests).values(row).returning())
      await inTransaction(ctx, (tx) => reverseForReturn(tx, id))
    },
    spend: async (_, { share, worth }) => {
      const points = model.spend(share, worth)
      if (points === 0) return
      const row = { rewardId, companyId, number: `НГ-${next()}`, name: { ru: '' }, kind: 'goods' as const, amount: 1, cost: points }
      const { id: rewardOrderId } = only(await ctx.db.insert(rewardOrders).values(row).returning())
      spent.push(rewardOrderId)
      await inTransaction(ctx, (tx) =>
        spendPoints(tx, holder, { points, on: { rewardOrderId, orderId: null }, key: `reward:${rewardOrderId}` }),
      )
    },
    refund: async (_, { which, share }) => {
      const at = which % Math.max(1, spent.length)
      const [spending, rewardOrderId] = [model.spendings[at], spent[at]]
      if (!spending || rewardOrderId === undefined) return
      model.refund(spending, share)
      await inTransaction(ctx, (tx) => restorePoints(tx, { rewardOrderId }, { inAll: pointsBack(spending), key: `back:${next()}` }))
    },
    passDays: async (_, { days }) => {
      model.passDays(days)
      ctx.now = () => new Date(`${model.today}T09:00:00Z`)
      await expirePoints.run(ctx, {})
    },
  }
  return verbs
}

/** As `picture` of the model. */
async function pictureOf({ companyId, placed }: Placed) {
  const { rows: lots } = await server.pool.query<{ remaining: number }>(
    'select remaining::int as remaining from loyalty_lots where company_id = $1 order by id',
    [companyId],
  )
  const { rows: lines } = await server.pool.query<{ id: number; given: number }>(
    'select order_item_id as id, sum(amount)::int as given from loyalty_entries where company_id = $1 and order_item_id is not null group by 1',
    [companyId],
  )
  const givenTo = new Map(lines.map(({ id, given }) => [id, given]))
  return { lots: lots.map(({ remaining }) => remaining), lines: placed.map(({ lines: ids }) => ids.map((id) => givenTo.get(id) ?? 0)) }
}

test('lots and lines in the database are those of the rules, step by step, over random lives of orders [M-07]', async () => {
  const seen = { spent: 0, lots: 0 }
  for (const { given, steps } of fc.sample(sequences, { numRuns: SEQUENCES, seed: 20_261_117 })) {
    server.ctx.now = () => new Date()
    const placed = await placeOrders(given)
    server.ctx.now = () => new Date(`${FIRST_DAY}T09:00:00Z`)
    const model = new PointsLedger(given, FIRST_DAY)
    const verbs = inBoth(model, placed)
    for (const step of steps) {
      await verbs[step.verb](step.which % given.length, step)
      expect(await pictureOf(placed)).toEqual(model.picture())
    }
    seen.spent += model.spendings.length
    seen.lots += model.lots.length
  }
  // The sequences are worth something only when points are earned and spent in them.
  expect(seen.lots).toBeGreaterThan(SEQUENCES)
  expect(seen.spent).toBeGreaterThan(5)
}, 60_000)
