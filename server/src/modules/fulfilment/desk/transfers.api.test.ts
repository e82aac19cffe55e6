import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aDesk, linesOf } from '#test/builders.desk'
import { smallCatalogue } from '#test/small-catalogue'
import { orderSupplyParts } from '#tables/order-supply'
import { stock } from '#tables/stock'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  // The id of a line is not its number.
  await server.pool.query(`select setval(pg_get_serial_sequence('order_items', 'id'), 1000)`)
})
beforeEach(async () => {
  desk = await aDesk(server)
  await server.ctx.db.delete(stock)
  for (const productId of [cable(), breaker()]) await server.ctx.db.insert(stock).values({ productId, warehouseId: near(), free: 50 })
})

const cable = () => goods.products.mediumCable.id
const breaker = () => goods.products.breaker.id
const near = () => goods.warehouses.near.id
const far = () => goods.warehouses.far.id
const ordered = async () => {
  const { id } = await desk.confirmed([
    { productId: cable(), amount: 20 },
    { productId: breaker(), amount: 5 },
  ])
  const [first, second] = (await linesOf(server, id)).map((line) => line.id)
  return { id, lines: [first ?? 0, second ?? 0] as const }
}
const transfersOf = async (id: number) => (await desk.read(id)).body.transfers
const lastEvent = async (id: number) => {
  const { type, data } = (await desk.read(id)).body.events.at(-1) ?? {}
  return { type, data }
}
const partsOf = async (id: number) =>
  (await desk.read(id)).body.items.map(({ sources }) =>
    sources.map(({ warehouseId, held, inTransit, from }) => [warehouseId, held, inTransit, from]),
  )

test('the named part of goods is sent, the rest stays; the journal and the page have line, amount and places', async () => {
  const { id, lines } = await ordered()
  await desk.act('sendTransfer', id, { from: near(), to: far(), items: [{ id: lines[0], amount: 7 }] })
  expect(await partsOf(id)).toEqual([
    [
      [near(), 13, 0, null],
      [far(), 0, 7, 'Ближний'],
    ],
    [[near(), 5, 0, null]],
  ])
  const [sent] = await transfersOf(id)
  expect(sent).toMatchObject({
    state: 'sent',
    from: 'Ближний',
    to: 'Дальний',
    receivedAt: null,
    items: [{ orderItemId: lines[0], amount: 7 }],
  })
  const told = { transferId: sent?.id, number: sent?.number, to: 'Дальний' }
  expect(await lastEvent(id)).toEqual({ type: 'transfer.sent', data: { ...told, from: 'Ближний', lines: [[1, 7]] } })

  await desk.act('receiveTransfer', id, { transferId: sent?.id })
  expect(await lastEvent(id)).toEqual({ type: 'transfer.received', data: told })
  expect((await partsOf(id))[0]).toEqual([
    [near(), 13, 0, null],
    [far(), 7, 0, null],
  ])
  expect(await transfersOf(id)).toMatchObject([{ state: 'received', receivedAt: expect.any(String) }])
})

test('all lines that lie there go at once, each in its own amount, and transfers stand from the oldest', async () => {
  const { id, lines } = await ordered()
  await desk.act('sendTransfer', id, { from: near(), to: far() })
  const [there] = await transfersOf(id)
  expect(there?.items).toEqual([
    { orderItemId: lines[0], amount: 20 },
    { orderItemId: lines[1], amount: 5 },
  ])
  expect((await lastEvent(id)).data).toMatchObject({
    lines: [
      [1, 20],
      [2, 5],
    ],
  })
  await desk.act('receiveTransfer', id, { transferId: there?.id })
  await desk.act('sendTransfer', id, { from: far(), to: near(), items: [{ id: lines[1], amount: 5 }] })
  expect((await transfersOf(id)).map(({ from, state }) => [from, state])).toEqual([
    ['Ближний', 'received'],
    ['Дальний', 'sent'],
  ])
  // A transfer that has come does not stand in the way of the next.
  expect((await desk.read(id)).body.order.deskActions).toContain('receiveTransfer')
})

test('a transfer of another order is not received with this one', async () => {
  const [one, other] = [await ordered(), await ordered()]
  for (const { id } of [one, other]) await desk.act('sendTransfer', id, { from: near(), to: far() })
  const [theirs] = await transfersOf(other.id)
  expect((await desk.act('receiveTransfer', one.id, { transferId: theirs?.id })).body.code).toBe('transfer.not-found')
  expect((await transfersOf(other.id)).map(({ state }) => state)).toEqual(['sent'])
})

test('goods on their way keep the day they are promised for', async () => {
  const { id, lines } = await ordered()
  await server.ctx.db.update(orderSupplyParts).set({ readyOn: '2030-01-15' }).where(eq(orderSupplyParts.orderItemId, lines[0]))
  await desk.act('sendTransfer', id, { from: near(), to: far(), items: [{ id: lines[0], amount: 8 }] })
  const { sources = [] } = (await desk.read(id)).body.items[0] ?? {}
  expect(sources.map(({ amount, readyOn }) => [amount, readyOn])).toEqual([
    [12, '2030-01-15'],
    [8, '2030-01-15'],
  ])
})

test('goods are not sent to a warehouse that is switched off, except those of an order that is picked up there', async () => {
  const { id } = await ordered()
  const switchTo = (isActive: boolean) => server.pool.query('update warehouses set is_active = $2 where id = $1', [far(), isActive])
  await switchTo(false)
  expect((await desk.read(id)).body.warehouses).toContainEqual({ id: far(), name: 'Дальний', isActive: false })
  expect((await desk.act('sendTransfer', id, { from: near(), to: far() })).body.code).toBe('warehouse.off')
  expect(await transfersOf(id)).toEqual([])
  await server.pool.query('update orders set warehouse_id = $2 where id = $1', [id, far()])
  expect((await desk.act('sendTransfer', id, { from: near(), to: far() })).status).toBe(200)
  await switchTo(true)
})
