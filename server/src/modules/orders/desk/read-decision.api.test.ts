import { beforeEach, expect, test } from 'vitest'
import { orderChangeApi } from '@vitrina/contract/orders/order-change'
import { orderDecisionApi } from '@vitrina/contract/orders/order-decision'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { aDesk, aManagerOf, linesOf, setStock } from '#test/builders.desk'
import { countStatements } from '#test/count-statements'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>
let manager: Awaited<ReturnType<typeof aManagerOf>>

beforeEach(async () => {
  desk = await aDesk(server)
  manager = await aManagerOf(server, desk.customer.company.id)
  await setStock(server, breaker(), 100)
  await setStock(server, cable(), 100)
})

const breaker = () => goods.products.breaker.id
const cable = () => goods.products.thinCable.id
const decide = (id: number, headers = manager.headers) =>
  callApi(server, orderDecisionApi.read, { url: orderDecisionApi.read.path.replace(':id', String(id)), headers })

test('each line has its free stock by warehouse and the steps of its customer’s price; earlier orders stand beside it', async () => {
  const before = await desk.shippable([{ productId: breaker(), amount: 1 }])
  const order = await desk.shippable([{ productId: breaker(), amount: 10 }])
  const { body } = await decide(order.id)
  expect(body.lines).toMatchObject([{ stock: [{ free: 89 }], price: { price: { value: 300 }, steps: [{ kind: 'base', price: 300 }] } }])
  expect(body.lastOrders).toMatchObject([{ id: before.id, number: before.number, total: 300 }])
  expect(body.dangers).toEqual([])
  const warehouse = await aUser(server.ctx, { role: 'warehouse' })
  expect((await decide(order.id, warehouse.headers)).body.lines).toMatchObject([{ price: null }])
})

test('a part without a day endangers the promise', async () => {
  const order = await desk.shippable([{ productId: breaker(), amount: 10 }])
  const [line] = await linesOf(server, order.id)
  await desk.act('change', order.id, { added: [{ productId: cable(), amount: 500 }], shortage: 'toOrder' })
  const [, added] = await linesOf(server, order.id)
  const { body } = await decide(order.id)
  expect(body.dangers).toContainEqual({ kind: 'undated', itemId: added?.id, day: null })
  expect(body.dangers).not.toContainEqual(expect.objectContaining({ itemId: line?.id }))
})

test('the facts of many lines cost as many statements as those of one', async () => {
  const one = await desk.shippable([{ productId: breaker(), amount: 1 }])
  const two = await desk.shippable([
    { productId: breaker(), amount: 1 },
    { productId: cable(), amount: 10 },
  ])
  const few = await countStatements(server, () => decide(one.id))
  expect(await countStatements(server, () => decide(two.id))).toBeLessThanOrEqual(few)
})

test('replacements come at the prices of the order’s customer, and its choices are those of the company', async () => {
  const order = await desk.shippable([{ productId: cable(), amount: 10 }])
  const [line] = await linesOf(server, order.id)
  const { path } = orderChangeApi.analogs
  const url = path.replace(':id', String(order.id)).replace(':itemId', String(line?.id))
  const { body } = await callApi(server, orderChangeApi.analogs, { url, headers: manager.headers })
  expect(body.items).toMatchObject([{ product: { id: goods.products.mediumCable.id, price: { value: 200 } }, isSellerChoice: true }])
  const options = await callApi(server, orderChangeApi.options, {
    url: orderChangeApi.options.path.replace(':id', String(order.id)),
    headers: manager.headers,
  })
  expect(options.body.addresses).toMatchObject([{ address: 'Москва, Лесная, 1' }])
})
