import { sql } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { aDesk, byCarrier, linesOf, shipmentsOf } from '#test/builders.desk'
import { place } from '#test/builders.orders'
import { aNeed, boardOf, openPurchasing } from '#test/builders.purchasing'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
beforeAll(() => openPurchasing(server))

test('[M-06] the list, counted before each change, follows it: of order lines, an order’s state, a shipment’s state, the need, its day and a cart', async () => {
  await server.pool.query('update stock set free = 1000')
  const desk = await aDesk(server)
  const board = boardOf(server, desk.customer.headers)
  const need = aNeed(goods.products.breaker.id, 10)
  const { id } = await board.create({ lines: [need] })
  const run = (statement: ReturnType<typeof sql>) => server.ctx.db.execute(statement)

  let before = ''
  const follows = async (what: string) => {
    const [row] = (await board.list()).body.items
    const { state, figures } = (await board.read(id)).body
    expect({ what, state: row?.state, figures: row?.figures, isAsBefore: JSON.stringify(row) === before }).toEqual({
      what,
      state,
      figures,
      isAsBefore: false,
    })
    // Once more: what is answered twice alike must change with the next change.
    before = JSON.stringify((await board.list()).body.items[0])
  }

  await follows('a need')
  await board.toCart(id)
  await follows('in the cart')
  const { body } = await place(server, desk.customer, { changes: await byCarrier(server, desk.customer) })
  const orderId = body.orders?.[0]?.id ?? 0
  await follows('an order')
  await desk.act('confirm', orderId)
  await desk.act('releaseGoods', orderId, { reason: 'Гарантийное письмо' })
  const [line] = await linesOf(server, orderId)
  const { rows } = await server.pool.query<{ id: number }>('select warehouse_id as id from order_allocations where order_item_id = $1', [
    line?.id,
  ])
  await desk.act('ship', orderId, { warehouseId: rows[0]?.id, items: [{ id: line?.id, amount: 10 }] })
  await board.list()
  const [shipment] = await shipmentsOf(server, orderId)
  await run(sql`update shipments set state = 'delivered' where id = ${shipment?.id ?? 0}`)
  await follows('a shipment')
  await run(sql`update orders set state = 'completed' where id = ${orderId}`)
  await follows('the state of an order')
  await run(sql`update order_items set returned = 1 where id = ${line?.id ?? 0}`)
  await follows('a line of an order')
  const { version } = (await board.read(id)).body
  await board.change(id, { version, set: [{ id: need.id, amount: 12 }] })
  await follows('the need')
  await board.change(id, { version: version + 1, neededOn: '2026-01-01' })
  await follows('the day it is needed on')
})
