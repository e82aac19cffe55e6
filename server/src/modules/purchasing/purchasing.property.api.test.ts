import { sql } from '#platform/database/drizzle'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { LineNeed } from '@vitrina/contract/cart/line-needs.rules'
import { cartApi } from '@vitrina/contract/cart/cart'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { callApi } from '#test/call-api'
import { aDesk, byCarrier, linesOf, shipmentsOf } from '#test/builders.desk'
import { fill, place } from '#test/builders.orders'
import { aNeed, boardOf, openPurchasing } from '#test/builders.purchasing'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
beforeAll(() => openPurchasing(server))

const eventNames = [
  'topUp',
  'place',
  'placeLoose',
  'link',
  'unlink',
  'setCart',
  'need',
  'change',
  'cancel',
  'ship',
  'deliver',
  'giveBack',
] as const
type Step = { what: (typeof eventNames)[number]; entry: number; nth: number; amount: number; isSplit: boolean }

const aStep: fc.Arbitrary<Step> = fc.record({
  // Buying and shipping more often than the rest: else there is nothing to change and to give back.
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...eventNames) },
    { weight: 3, arbitrary: fc.constantFrom<Step['what']>('topUp', 'place', 'ship', 'deliver', 'giveBack') },
  ),
  entry: fc.nat({ max: 1 }),
  nth: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 1, max: 20 }),
  isSplit: fc.boolean(),
})

type OrderRow = {
  state: string
  amount: number
  cancelled: number
  shipped: number
  returned: number
  delivered: number
  held: number
  needs: LineNeed[] | null
}

type Figures = { inCart: number; ordered: number; reserved: number; shipped: number; received: number }
const none = (): Figures => ({ inCart: 0, ordered: 0, reserved: 0, shipped: 0, received: 0 })

/** Every piece by itself: the entry whose need the piece at this place of a line serves; null: none of the board. */
function ownersOf(needs: readonly LineNeed[], pieces: number): (number | null)[] {
  const filled = needs.flatMap(({ entryId, amount }) => Array.from({ length: amount }, () => entryId ?? null))
  const last = needs.at(-1)?.entryId ?? null
  return Array.from({ length: pieces }, (_, at) => (at < filled.length ? (filled[at] ?? null) : last))
}

/** Counts pieces one by one, out of the rows of orders, carts and shipments of the company. */
async function bruteForce(companyId: number): Promise<Map<number, Figures>> {
  const { db } = server.ctx
  const { rows: items } = await db.execute<OrderRow>(sql`
    select o.state, i.amount, i.cancelled, i.shipped, i.returned, i.source -> 'needs' as needs,
      coalesce((select sum(s.amount) from shipment_items s join shipments h on h.id = s.shipment_id
        where s.order_item_id = i.id and h.state in ('delivered', 'issued')), 0) as delivered,
      coalesce((select sum(a.held + a.in_transit) from order_allocations a where a.order_item_id = i.id), 0) as held
    from order_items i join orders o on o.id = i.order_id where o.company_id = ${companyId}`)
  const { rows: inCarts } = await db.execute<{ amount: number; needs: LineNeed[] | null }>(sql`
    select i.amount, i.source -> 'needs' as needs from cart_items i join carts c on c.id = i.cart_id where c.company_id = ${companyId}`)
  const counted = new Map<number, Figures>()
  const add = (owner: number | null | undefined, field: keyof Figures) => {
    if (owner === null || owner === undefined) return
    const figures = counted.get(owner) ?? none()
    figures[field] += 1
    counted.set(owner, figures)
  }
  for (const { amount, needs } of inCarts) for (const owner of ownersOf(needs ?? [], amount)) add(owner, 'inCart')
  for (const { state, amount, cancelled, shipped, returned, delivered, held, needs } of items) {
    const isEnded = ['cancelled', 'declined', 'rejected'].includes(state)
    const kept = (isEnded ? shipped : amount - cancelled) - returned
    const left = shipped - returned
    const owners = ownersOf(needs ?? [], Math.max(kept, left + held))
    for (let at = 0; at < owners.length; at++) {
      if (at < kept) add(owners[at], 'ordered')
      if (at < left) add(owners[at], 'shipped')
      if (at < delivered - returned) add(owners[at], 'received')
      if (amount - cancelled - shipped > 0 && at >= left && at < left + held) add(owners[at], 'reserved')
    }
  }
  return counted
}

/** An invariant of every step. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

async function life(steps: readonly Step[]): Promise<void> {
  const desk = await aDesk(server)
  const { customer } = desk
  const board = boardOf(server, customer.headers)
  const productId = goods.products.breaker.id
  await server.pool.query('update stock set free = 60 where product_id = $1', [productId])
  const needs = [aNeed(productId, 12), aNeed(productId, 7)]
  const entries: number[] = []
  for (const need of needs) entries.push((await board.create({ lines: [need] })).id)
  const delivery = await byCarrier(server, customer)
  const placed: number[] = []

  const happen = async ({ what, entry, nth, amount, isSplit }: Step): Promise<unknown> => {
    const id = entries[entry] ?? 0
    const orderId = placed[nth % Math.max(1, placed.length)]
    if (what === 'topUp') return board.toCart(id)
    if (what === 'setCart') return fill(server, customer, [{ productId, amount }])
    if (what === 'need') {
      const { version } = (await board.read(id)).body
      return board.change(id, { version, set: [{ id: needs[entry]?.id, amount }] })
    }
    if (what === 'place' || what === 'placeLoose') {
      if (placed.length > 5) return undefined
      if (what === 'placeLoose')
        await callApi(server, cartApi.addItems, { headers: customer.headers, body: { items: [{ productId, amount }], mode: 'add' } })
      if ((await callApi(server, cartApi.amounts, { headers: customer.headers })).body.count === 0) return undefined
      const { status, body } = await place(server, customer, {
        changes: { ...delivery, shortage: 'toOrder', split: isSplit ? 'warehouse' : 'none', wantsReserve: isSplit },
      })
      if (status !== 200) return undefined
      for (const order of body.orders) {
        placed.push(order.id)
        await desk.act('confirm', order.id)
        await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
      }
      return undefined
    }
    if (orderId === undefined) return undefined
    const [line] = await linesOf(server, orderId)
    switch (what) {
      case 'link':
        return board.link(id, orderId)
      case 'unlink':
        return board.unlink(id, orderId)
      case 'change':
        return desk.act('change', orderId, { items: [{ id: line?.id, amount }], reason: 'По просьбе' })
      case 'cancel':
        return desk.act('cancel', orderId, { reason: 'Не нужен' })
      case 'ship': {
        const { rows } = await server.ctx.db.execute<{ id: number }>(
          sql`select warehouse_id as id from order_allocations where order_item_id = ${line?.id ?? 0} and held > 0 order by id limit 1`,
        )
        return desk.act('ship', orderId, { warehouseId: rows[0]?.id, items: [{ id: line?.id, amount: Math.min(amount, 5) }] })
      }
      case 'deliver': {
        const shipment = (await shipmentsOf(server, orderId)).find(({ state }) => state === 'shipped')
        return shipment && desk.act('deliver', orderId, { shipmentId: shipment.id })
      }
      case 'giveBack': {
        const { status, body } = await callApi(server, returnsApi.request, {
          url: `/api/v1/order/${orderId}/return`,
          headers: customer.headers,
          body: {
            items: [{ orderItemId: line?.id, amount: Math.min(amount, 2), reason: 'defect', condition: 'opened' }],
            resolution: isSplit ? 'replace' : 'creditToBalance',
          },
        })
        if (status !== 200) return undefined
        for (const step of ['authorize', 'receive', 'approve'])
          must((await desk.decide(body.id, { step })).status === 200, `a return: ${step}`)
        return undefined
      }
    }
  }

  for (const one of [...begun, ...steps]) {
    const answer = (await happen(one)) as { status?: number } | undefined
    must((answer?.status ?? 200) < 500, `${JSON.stringify(one)}: ${JSON.stringify(answer)}`)
    const expected = await bruteForce(customer.company.id)
    const rows = new Map((await board.list()).body.items.map((row) => [row.id, row]))
    for (const id of entries) {
      const entry = (await board.read(id)).body
      // The list has its figures from what it counted before, the page counts anew.
      const { state, figures } = entry
      const listed = JSON.stringify({ state: rows.get(id)?.state, figures: rows.get(id)?.figures })
      must(
        listed === JSON.stringify({ state, figures }),
        `${JSON.stringify(one)}: the list has ${listed}, the page ${JSON.stringify(figures)}`,
      )
      const [line] = entry.lines
      if (!line) throw new Error('The line is gone')
      const { inCart, ordered, reserved, shipped, received, short, needed } = line
      const wanted = expected.get(id) ?? none()
      const shown = JSON.stringify({ inCart, ordered, reserved, shipped, received })
      must(shown === JSON.stringify(wanted), `${JSON.stringify(one)}: entry ${id} shows ${shown}, there is ${JSON.stringify(wanted)}`)
      must(short >= 0 && short === Math.max(0, needed - ordered), `${JSON.stringify(one)}: ${short} short of ${needed}, ${ordered} ordered`)
    }
  }
  for (const id of placed) await desk.act('cancel', id, { reason: 'Конец' })
}

/** Every life begins with a cart line of both entries that became an order. */
const plain = { nth: 0, amount: 5, isSplit: false }
const begun: Step[] = [
  { ...plain, what: 'topUp', entry: 0 },
  { ...plain, what: 'topUp', entry: 1 },
  { ...plain, what: 'place', entry: 0 },
]
const whole: Step[] = [
  { ...plain, what: 'ship', entry: 0 },
  { ...plain, what: 'deliver', entry: 0 },
  { ...plain, what: 'giveBack', entry: 0 },
  { ...plain, what: 'giveBack', entry: 0, isSplit: true },
  { ...plain, what: 'change', entry: 0, amount: 14 },
  { ...plain, what: 'topUp', entry: 1 },
  { ...plain, what: 'cancel', entry: 0 },
]

test('[M-06] after any orders, changes, cancellations, shipments and returns the board shows what a count piece by piece gives, and nothing is short of nothing', async () => {
  const lives = fc.asyncProperty(fc.array(aStep, { minLength: 6, maxLength: 14, size: 'max' }), life)
  const { failed, errorInstance, counterexample } = await fc.check(lives, { numRuns: 5, endOnFailure: true, examples: [[whole]] })
  expect([failed, errorInstance, counterexample]).toEqual([false, null, null])
}, 600_000)
