import { sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aContract, aMember, anEntity } from '#test/builders.companies'
import { aDesk, byCarrier, linesOf, setStock, shipmentsOf } from '#test/builders.desk'
import { aCustomer, anOrder, fill, place, orderInput } from '#test/builders.orders'
import { aWarehouse } from '#test/builders.prices'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, breaker(), 100)
})

const breaker = () => goods.products.breaker.id
const ten = () => [{ productId: breaker(), amount: 10 }]
const FORGED = { price: 0.01, total: 0.01, sum: 0.01, vat: 0, discount: 99, paidSum: 1_000_000, paymentState: 'paid', creditGrade: 'none' }
/** Not positive, no number of the unit, or too large for any order. */
const wrongAmounts = [0, -1, -0.001, 0.0001, 1e9, 1e300, '5', null]

const tables = [
  'orders',
  'order_items',
  'order_allocations',
  'order_events',
  'reserves',
  'shipments',
  'shipment_items',
  'return_requests',
  'return_items',
  'documents',
  'payments',
  'payment_allocations',
  'stock',
  'stock_movements',
  'mails',
]
/** Everything an order consists of, as it is now. */
async function everything() {
  const states = tables.map((table) => sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.identifier(table)} t)`)
  const { rows } = await server.ctx.db.execute<{ state: string }>(sql`select concat_ws(',', ${sql.join(states, sql`, `)}) as state`)
  return rows[0]?.state
}

type Answer = { status: number; body: { code?: string } }
type Try = readonly [name: string, code: string, attempt: () => Promise<Answer>]

/** The answer to each try, and whether all of them together have changed nothing. */
async function outcomeOf(tries: readonly Try[]) {
  const before = await everything()
  const heard: [string, string | undefined, boolean][] = []
  for (const [name, , attempt] of tries) {
    const { status, body } = await attempt()
    heard.push([name, body.code, status >= 400 && status < 500])
  }
  return { heard, isUnchanged: (await everything()) === before }
}
/** Each is refused with its own code, and nothing has changed. */
const refusalOf = (tries: readonly Try[]) => ({ heard: tries.map(([name, code]) => [name, code, true]), isUnchanged: true })

test('an order names nothing of others and no sums: legal entity, contract, address, pickup point, cart', async () => {
  const { customer } = desk
  const stranger = await aCustomer(server)
  const ownOther = await anEntity(server.ctx, { companyId: customer.company.id })
  const contractOfOther = await aContract(server.ctx, { legalEntityId: ownOther.id })
  const foreignAddress = await byCarrier(server, stranger)
  const { id: regionId } = goods.region
  const store = await aWarehouse(server.ctx, { regionId, isPickupPoint: false })
  const colleague = await aMember(server.ctx, { companyId: customer.company.id, role: 'owner' })
  await fill(server, customer, ten())
  await fill(server, stranger, ten())
  await fill(server, { headers: colleague.headers }, ten())
  const cartOf = async (headers: Record<string, string>) => (await callApi(server, checkoutApi.options, { headers })).body.cartId
  const [foreignCart, colleagueCart] = [await cartOf(stranger.headers), await cartOf(colleague.headers)]
  const wish =
    (changes: Record<string, unknown>): (() => Promise<Answer>) =>
    () =>
      place(server, customer, { changes })
  const wishes: Try[] = [
    ['legal entity', 'order.wrong-choice', wish({ legalEntityId: stranger.entity.id })],
    ['contract', 'order.wrong-choice', wish({ contractId: stranger.contract.id })],
    ['contract of another legal entity', 'order.wrong-choice', wish({ contractId: contractOfOther.id })],
    ['address', 'order.wrong-choice', wish(foreignAddress)],
    ['no pickup point', 'order.wrong-choice', wish({ warehouseId: store.id })],
    ['cart of a stranger', 'cart.empty', wish({ cartId: foreignCart })],
    ['cart of a colleague', 'cart.empty', wish({ cartId: colleagueCart })],
    ...Object.entries(FORGED).map(([field, value]) => [field, 'input.invalid', wish({ [field]: value })] as const),
    ['lines of one’s own', 'input.invalid', wish({ items: [{ productId: breaker(), amount: 10, price: 0.01 }] })],
    ['another sum', 'order.sum-changed', wish({ expectedSum: 0.01 })],
    ['a sum below nothing', 'order.sum-changed', wish({ expectedSum: -1 })],
    ['a part of a kopeck', 'order.sum-changed', wish({ expectedSum: 0.001 })],
    ...[1e300, '1', null].map((sum) => [`sum ${sum}`, 'input.invalid', wish({ expectedSum: sum })] as const),
    ['a version to come', 'cart.changed', wish({ cartVersion: 1e12 })],
    ...[-1, 0.5, '0'].map((version) => [`version ${version}`, 'input.invalid', wish({ cartVersion: version })] as const),
  ]
  expect(await outcomeOf(wishes)).toEqual(refusalOf(wishes))
})

test('impossible amounts are refused in the cart and at the checkout', async () => {
  const { customer } = desk
  const before = await everything()
  for (const amount of wrongAmounts) {
    const { status, body } = await callApi(server, cartApi.addItems, {
      body: { items: [{ productId: breaker(), amount }] },
      headers: customer.headers,
    })
    const refused = status === 422 ? body.code : body.items?.[0]?.status
    expect([amount, refused]).toEqual([amount, status === 422 ? 'input.invalid' : 'error'])
  }
  // However it came into the cart.
  await fill(server, customer, ten())
  await server.ctx.db.execute(sql`update cart_items set amount = 0.5`)
  expect((await place(server, customer)).body).toMatchObject({ code: 'order.line-refused', errors: [{ code: 'decimals' }] })
  expect(await everything()).toEqual(before)
})

test('a tab with an old cart orders nothing, and of two concurrent orders one is placed', async () => {
  const { customer } = desk
  await fill(server, customer, ten())
  const stale = await orderInput(server, customer)
  await fill(server, customer, [{ productId: breaker(), amount: 3 }])
  const late = (body: unknown) => callApi(server, checkoutApi.place, { body, headers: customer.headers })
  const behind: Try[] = [['changed since', 'cart.changed', () => late(stale)]]
  expect(await outcomeOf(behind)).toEqual(refusalOf(behind))
  const seen = await orderInput(server, customer)
  const answers = await Promise.all([late(seen), late(seen), late(seen)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const again: Try[] = [
    ['ordered since', 'cart.changed', () => late(seen)],
    ['ordered since, with the present version', 'cart.empty', () => late({ ...seen, cartVersion: Number(seen.cartVersion) + 1 })],
  ]
  expect(await outcomeOf(again)).toEqual(refusalOf(again))
})

test('at the desk a line, a shipment and a reserve of another order are not there, and no amount or price is wrong by accident', async () => {
  const order = await desk.confirmed(ten())
  const other = await desk.confirmed(ten())
  const pickup = await anOrder(server, desk.customer, ten())
  const waiting = await anOrder(server, desk.customer, ten())
  for (const { id } of [pickup, waiting]) await desk.act('confirm', id)
  for (const { id } of [pickup, waiting]) await desk.act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  for (const { id } of [pickup, waiting]) await desk.act('assemble', id)
  await desk.act('ship', other.id, { items: [{ id: (await linesOf(server, other.id))[0]?.id, amount: 1 }] })
  await desk.act('ship', order.id, { items: [{ id: (await linesOf(server, order.id))[0]?.id, amount: 1 }] })
  const [line] = await linesOf(server, order.id)
  const [foreign] = await linesOf(server, other.id)
  const [car] = await shipmentsOf(server, other.id)
  const [parcel] = await shipmentsOf(server, waiting.id)
  const { pickupCode: code } = parcel ?? {}
  const step =
    (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown>): (() => Promise<Answer>) =>
    () =>
      desk.act(name, id, body)
  const ofForeign = { items: [{ id: foreign?.id, amount: 1 }] }
  const steps: Try[] = [
    ['ship', 'order.line-not-found', step('ship', order.id, ofForeign)],
    ['change', 'order.line-not-found', step('change', order.id, ofForeign)],
    ['confirm reserve', 'order.line-not-found', step('confirmReserve', order.id, ofForeign)],
    ['deliver', 'shipment.not-found', step('deliver', order.id, { shipmentId: car?.id })],
    ['issue', 'shipment.not-found', step('issue', pickup.id, { shipmentId: parcel?.id, code })],
    ['extend', 'shipment.not-found', step('extendPickup', pickup.id, { shipmentId: parcel?.id })],
    ['take back', 'shipment.not-found', step('takeBack', pickup.id, { shipmentId: parcel?.id })],
    ...wrongAmounts.flatMap((amount) =>
      (['ship', 'change'] as const).map(
        (name) => [`${name} ${amount}`, 'input.invalid', step(name, order.id, { items: [{ id: line?.id, amount }] })] as const,
      ),
    ),
    ...[0, -1, 0.001, 1e300, '1', null].map(
      (price) => [`price ${price}`, 'input.invalid', step('change', order.id, { items: [{ id: line?.id, price }] })] as const,
    ),
    ...[0, -1, 0.001, 1e300, '1', null].map(
      (sum) => [`payment ${sum}`, 'input.invalid', step('markPaid', order.id, { sum, method: 'cash', receivedOn: '2026-01-15' })] as const,
    ),
    ['part of a piece', 'order.too-much', step('ship', order.id, { items: [{ id: line?.id, amount: 0.5 }] })],
    ['more than is open', 'order.too-much', step('ship', order.id, { items: [{ id: line?.id, amount: 10 }] })],
  ]
  expect(await outcomeOf(steps)).toEqual(refusalOf(steps))
})

test('a return asks for nothing of another order or company, and is taken in as it was asked for', async () => {
  const sent = async () => {
    const { id } = await desk.confirmed(ten())
    await desk.act('ship', id)
    return { id, lineId: (await linesOf(server, id))[0]?.id ?? 0 }
  }
  const [order, other] = [await sent(), await sent()]
  const stranger = await aDesk(server)
  const theirs = await stranger.confirmed(ten())
  await stranger.act('ship', theirs.id)
  const [foreign] = await linesOf(server, theirs.id)
  const back = (orderId: number, item: Record<string, unknown>, forged: Record<string, unknown> = {}) =>
    callApi(server, returnsApi.request, {
      url: `/api/v1/order/${orderId}/return`,
      headers: desk.customer.headers,
      body: { items: [{ amount: 1, reason: 'defect', condition: 'opened', ...item }], resolution: 'refund', ...forged },
    })
  const returns: Try[] = [
    ['line of my other order', 'return.too-much', () => back(order.id, { orderItemId: other.lineId })],
    ['line of a stranger', 'return.too-much', () => back(order.id, { orderItemId: foreign?.id })],
    ['order of a stranger', 'order.not-found', () => back(theirs.id, { orderItemId: foreign?.id })],
    ...wrongAmounts.map(
      (amount) => [`amount ${amount}`, 'input.invalid', () => back(order.id, { orderItemId: order.lineId, amount })] as const,
    ),
    ['part of a piece', 'return.too-much', () => back(order.id, { orderItemId: order.lineId, amount: 0.5 })],
    ['more than was shipped', 'return.too-much', () => back(order.id, { orderItemId: order.lineId, amount: 11 })],
    ['no such wish', 'input.invalid', () => back(order.id, { orderItemId: order.lineId }, { resolution: 'cash' })],
  ]
  expect(await outcomeOf(returns)).toEqual(refusalOf(returns))

  // A sum sent by the client is not even read.
  const { body } = await back(order.id, { orderItemId: order.lineId, sum: 1_000_000, price: 1_000_000 }, { sum: 1_000_000 })
  const [line] = await linesOf(server, order.id)
  expect(body.sum).toBe((line?.price ?? 0) / 100)
  await desk.decide(body.id, { step: 'authorize' })
  const receive = (items: Record<string, unknown>[]) => desk.decide(body.id, { step: 'receive', items })
  const receipts: Try[] = [
    ['another line comes', 'return.too-much', () => receive([{ orderItemId: other.lineId, accepted: 1 }])],
    ['more comes', 'return.too-much', () => receive([{ orderItemId: order.lineId, accepted: 2 }])],
    ['less than nothing comes', 'input.invalid', () => receive([{ orderItemId: order.lineId, accepted: -1 }])],
    ['half a piece comes', 'return.too-much', () => receive([{ orderItemId: order.lineId, accepted: 0.5 }])],
    ['not one’s own', 'return.not-found', () => stranger.decide(body.id, { step: 'receive' })],
  ]
  expect(await outcomeOf(receipts)).toEqual(refusalOf(receipts))
})
