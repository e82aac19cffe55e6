import { eq, sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { returnStates, type ReturnDecision, type ReturnState } from '@vitrina/contract/returns/returns.rules'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aDesk, linesOf, setStock, shipmentsOf } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { someStock } from '#test/builders.prices'
import { smallCatalogue } from '#test/small-catalogue'
import { stock } from '#tables/stock'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, breaker(), 100)
})

const breaker = () => goods.products.breaker.id
type Line = { orderId: number; lineId: number }

async function shipped(): Promise<Line> {
  const { id: orderId } = await desk.confirmed([{ productId: breaker(), amount: 10 }])
  expect((await desk.act('ship', orderId)).status).toBe(200)
  return { orderId, lineId: (await linesOf(server, orderId))[0]?.id ?? 0 }
}

const request = ({ orderId, lineId }: Line, amount: number) =>
  callApi(server, returnsApi.request, {
    url: `/api/v1/order/${orderId}/return`,
    headers: desk.customer.headers,
    body: { items: [{ orderItemId: lineId, amount, reason: 'defect', condition: 'opened' }], resolution: 'creditToBalance' },
  })
const answer = (orderId: number, returnId: number, body: Record<string, unknown>) =>
  callApi(server, returnsApi.answer, { url: `/api/v1/order/${orderId}/return/${returnId}/answer`, headers: desk.customer.headers, body })

const ways: Record<ReturnState, readonly ReturnDecision[]> = {
  submitted: [],
  needs_info: ['ask'],
  authorized: ['authorize'],
  denied: ['deny'],
  received: ['authorize', 'receive'],
  approved: ['authorize', 'receive', 'approve'],
  rejected: ['authorize', 'receive', 'reject'],
  cancelled: [],
}

/** Six of the ten, as far as this state. */
async function returnIn(state: ReturnState, line: Line) {
  const { body } = await request(line, 6)
  for (const step of ways[state]) {
    const items = step === 'receive' && { items: [{ orderItemId: line.lineId, accepted: state === 'rejected' ? 0 : 6 }] }
    expect((await desk.decide(body.id, { step, ...items })).status).toBe(200)
  }
  if (state === 'cancelled') await answer(line.orderId, body.id, { isWithdrawn: true })
  return body
}

test.each(returnStates)(
  'what a return in the state %s has asked for is asked back once: while it waits, and when it is settled',
  async (state) => {
    const line = await shipped()
    await returnIn(state, line)
    const isGivenUp = state === 'denied' || state === 'rejected' || state === 'cancelled'
    expect((await request(line, 5)).body.code).toBe(isGivenUp ? undefined : 'return.too-much')
    expect((await request(line, 4)).status).toBe(200)
  },
)

test.each(returnStates)(
  'a return in the state %s is withdrawn until the goods have come, and answered until it is decided',
  async (state) => {
    const line = await shipped()
    const { id } = await returnIn(state, line)
    const answered = await answer(line.orderId, id, { comment: 'Коробка цела' })
    const canAnswer = state === 'submitted' || state === 'needs_info'
    expect([answered.body.code, answered.body.state]).toEqual(canAnswer ? [undefined, 'submitted'] : ['return.not-now', undefined])
    const withdrawn = await answer(line.orderId, id, { isWithdrawn: true })
    expect([withdrawn.body.code, withdrawn.body.state]).toEqual(
      canAnswer || state === 'authorized' ? [undefined, 'cancelled'] : ['return.not-now', undefined],
    )
  },
)

test('goods issued at a pickup point or delivered can be returned as well', async () => {
  const picked = await anOrder(server, desk.customer, [{ productId: breaker(), amount: 10 }])
  await desk.act('confirm', picked.id)
  await desk.act('releaseGoods', picked.id, { reason: 'Гарантийное письмо' })
  await desk.act('assemble', picked.id)
  const [waiting] = await shipmentsOf(server, picked.id)
  expect((await desk.act('issue', picked.id, { shipmentId: waiting?.id, code: waiting?.pickupCode })).status).toBe(200)

  const brought = await shipped()
  const [car] = await shipmentsOf(server, brought.orderId)
  expect((await desk.act('deliver', brought.orderId, { shipmentId: car?.id })).body.shippingState).toBe('delivered')

  for (const line of [{ orderId: picked.id, lineId: (await linesOf(server, picked.id))[0]?.id ?? 0 }, brought]) {
    const { body } = await request(line, 10)
    for (const step of ['authorize', 'receive', 'approve']) expect((await desk.decide(body.id, { step })).status).toBe(200)
    expect(await linesOf(server, line.orderId)).toMatchObject([{ shipped: 10, returned: 10 }])
  }
})

test('returned goods go to the warehouse they left last', async () => {
  const { near, far } = goods.warehouses
  const productId = goods.products.mediumCable.id
  for (const warehouseId of [near.id, far.id]) await someStock(server.ctx, { productId, warehouseId, free: 5 })
  const { id: orderId } = await desk.confirmed([{ productId, amount: 10 }])
  await desk.act('ship', orderId, { warehouseId: near.id })
  await desk.act('ship', orderId, { warehouseId: far.id })
  const line = { orderId, lineId: (await linesOf(server, orderId))[0]?.id ?? 0 }
  const { body } = await request(line, 2)
  await desk.decide(body.id, { step: 'authorize' })
  await desk.decide(body.id, { step: 'receive' })
  const rows = await server.ctx.db.select().from(stock).where(eq(stock.productId, productId)).orderBy(stock.warehouseId)
  expect(rows.map(({ warehouseId, free }) => [warehouseId, free])).toEqual([
    [near.id, 0],
    [far.id, 2],
  ])
})

test('a step without an answer keeps the earlier one', async () => {
  const line = await shipped()
  const { body } = await request(line, 1)
  await desk.decide(body.id, { step: 'ask', answer: 'Пришлите фото' })
  for (const step of ['authorize', 'receive', 'approve'])
    expect((await desk.decide(body.id, { step, answer: ' ' })).body.answer).toBe('Пришлите фото')
})

test('the desk lists returns of one state, or all open ones; the oldest first, page by page', async () => {
  const line = await shipped()
  const { body: denied } = await request(line, 1)
  await desk.decide(denied.id, { step: 'deny' })
  const open: number[] = []
  for (const state of ['submitted', 'needs_info', 'authorized', 'received'] as const) {
    const { body } = await request(line, 1)
    for (const step of ways[state]) await desk.decide(body.id, { step })
    open.push(body.id)
  }
  const idsOf = async (query: string) => (await desk.returns(query)).body.items.map(({ id }) => id)
  // Returns of companies without a manager are seen by all: those of other tests have managers.
  expect(await idsOf('')).toEqual(open)
  expect(await idsOf('state=denied')).toEqual([denied.id])
  expect(await idsOf('state=received')).toEqual(open.slice(3))
  const second = (await desk.returns('per-page=3&page=2')).body
  expect([second.items.map(({ id }) => id), second.meta]).toMatchObject([open.slice(3), { totalCount: 4 }])
})

test('ten photos of a line are enough, and none is added once it is decided', async () => {
  const line = await shipped()
  const { body } = await request(line, 1)
  const send = async (returnId: number) => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
    const form = new FormData()
    form.append('orderItemId', String(line.lineId))
    form.append('photo', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'брак.png')
    const url = `/api/v1/order/${line.orderId}/return/${returnId}/photo`
    return server.app.inject({ method: 'POST', url, headers: desk.customer.headers, payload: form })
  }
  for (let n = 0; n < 9; n++) await send(body.id)
  expect((await send(body.id)).json<{ items: { photos: string[] }[] }>().items[0]?.photos).toHaveLength(10)
  expect((await send(body.id)).json<{ code: string }>().code).toBe('return.not-now')
  const { body: agreed } = await request(line, 1)
  await desk.decide(agreed.id, { step: 'authorize' })
  expect((await send(agreed.id)).json<{ code: string }>().code).toBe('return.not-now')
  const { rows } = await server.ctx.db.execute(sql`select from return_items where return_id = ${agreed.id} and photo_keys <> '[]'`)
  expect(rows).toEqual([])
})
