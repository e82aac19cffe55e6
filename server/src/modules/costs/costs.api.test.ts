import { beforeAll, expect, test } from 'vitest'
import { costsApi } from '@vitrina/contract/costs/costs'
import { orderDecisionApi } from '@vitrina/contract/orders/order-decision'
import { aDesk, aManagerOf, linesOf, setStock } from '#test/builders.desk'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
/** Looked for in answers: no other figure of the shop is like it. */
const COST = 217.93
const leaked = /217[.,]?93/
let head: Headers
let admin: Headers

beforeAll(async () => {
  ;[head, admin] = [
    (await aUser(server.ctx, { role: 'head_of_sales' })).headers,
    (await aUser(server.ctx, { role: 'administrator' })).headers,
  ]
})

const breaker = () => goods.products.breaker
const at = (path: string, id: number) => path.replace(':id', String(id))
const save = (cost: number | null, headers: Headers = admin) =>
  callApi(server, costsApi.save, { url: at(costsApi.save.path, breaker().id), headers, body: { cost } })
const read = async (headers: Headers = admin) => callApi(server, costsApi.read, { url: at(costsApi.read.path, breaker().id), headers })
const decide = (id: number, headers: Headers) =>
  callApi(server, orderDecisionApi.read, { url: at(orderDecisionApi.read.path, id), headers })

test('a cost is set, changed and removed by those who may see it; the journal names the change without the figures', async () => {
  expect((await read()).body).toEqual({ cost: null })
  await save(COST)
  expect((await read(head)).body).toEqual({ cost: COST })
  expect((await save(0)).status).toBe(422)
  const { rows } = await server.pool.query<{ row: string }>(
    `select row_to_json(e)::text as row from audit_events e where type like 'cost.%' and entity_id = $1`,
    [String(breaker().id)],
  )
  expect(rows.length).toBe(1)
  expect(rows[0]?.row).not.toMatch(leaked)
  await save(null)
  expect((await read()).body).toEqual({ cost: null })
  for (const role of ['manager', 'accountant', 'warehouse', 'content', 'integrator'] as const)
    expect((await save(COST, (await aUser(server.ctx, { role })).headers)).status).toBe(403)
})

test('the head of sales sees the cost of a line; no answer to a buyer or to another colleague has it', async () => {
  await save(COST)
  await setStock(server, breaker().id, 100)
  const desk = await aDesk(server)
  const manager = await aManagerOf(server, desk.customer.company.id)
  const order = await desk.shippable([{ productId: breaker().id, amount: 2 }])
  expect((await linesOf(server, order.id)).length).toBe(1)
  expect((await decide(order.id, head)).body.lines).toMatchObject([{ cost: COST }])
  expect((await decide(order.id, manager.headers)).body.lines).toMatchObject([{ cost: null }])

  const ofStaff = [
    `/api/v1/back-office/order/${order.id}`,
    `/api/v1/back-office/order/${order.id}/decision`,
    '/api/v1/back-office/order',
    `/api/v1/back-office/goods/products/${breaker().id}`,
    `/api/v1/back-office/goods/products?q=${breaker().article}`,
    '/api/v1/back-office/prices/lists/1',
    '/api/v1/back-office/journal',
    '/api/v1/back-office/goods-imports',
  ]
  for (const role of ['manager', 'accountant', 'warehouse', 'content', 'integrator'] as const) {
    const { headers } = role === 'manager' ? manager : await aUser(server.ctx, { role })
    for (const url of ofStaff) expect([url, leaked.test((await server.app.inject({ url, headers })).body)]).toEqual([url, false])
  }
  const ofBuyer = [`/api/v1/order/${order.id}`, '/api/v1/order', `/api/v1/product/${breaker().id}`, '/api/v1/product', '/api/v1/cart']
  for (const url of ofBuyer) {
    const { statusCode, body } = await server.app.inject({ url, headers: desk.customer.headers })
    expect([url, statusCode, leaked.test(body)]).toEqual([url, 200, false])
  }
})

test('costs are loaded from a file by those who may see them, compared, and taken back but for what changed since', async () => {
  await save(null)
  const desk = goodsImportsOf(server, head)
  const file = `Артикул;Закупочная цена\n${breaker().article};${COST}\n${goods.products.thinCable.article};0\n`
  const seen = await desk.checked(file)
  expect([seen.targets, seen.summary?.costs, seen.summary?.prices.added]).toEqual([['costs'], { added: 1, changed: 0, left: 0 }, 0])
  expect(seen.changes).toMatchObject([{ kind: 'cost', before: null, after: COST }])
  expect((await read()).body.cost).toBeNull()

  const done = await desk.imported(file)
  expect([done.summary?.costs, (await read()).body.cost]).toEqual([{ added: 1, changed: 0, left: 0 }, COST])
  expect((await desk.imported(file)).summary?.costs).toEqual({ added: 0, changed: 0, left: 1 })
  const { headers: integrator } = await aUser(server.ctx, { role: 'integrator' })
  expect((await server.app.inject({ url: `/api/v1/back-office/goods-imports/${done.id}`, headers: integrator })).statusCode).toBe(404)
  // To people who may not load it the column is not read.
  const asIntegrator = goodsImportsOf(server, integrator)
  const begun = await asIntegrator.upload(`Артикул;Закупочная цена;Цена\n${breaker().article};5;300\n`)
  expect(begun.body.sheets[0]?.mapping.columns.map((column) => column?.role ?? null)).toEqual(['article', null, 'price'])

  expect((await desk.reverted(done.id)).reverted).toEqual({ reversed: 1, kept: 0, failed: 0 })
  expect((await read()).body.cost).toBeNull()
})

test('of two people who change a cost at once the second sees the first one’s, and nothing is written over it', async () => {
  await save(100)
  const change = (cost: number | null, expected: number | null) =>
    callApi(server, costsApi.save, { url: at(costsApi.save.path, breaker().id), headers: head, body: { cost, expected } })
  const answers = await Promise.all([change(110, 100), change(120, 100)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { cost } = (await read()).body
  const late = answers.find(({ status }) => status === 409)
  expect(late?.body).toMatchObject({ code: 'cost.changed', current: { cost } })
  expect((await change(null, 100)).body).toMatchObject({ code: 'cost.changed', current: { cost } })
  expect((await change(130, cost)).status).toBe(200)
  expect((await change(null, 130)).status).toBe(200)
  expect((await change(5, 130)).body).toMatchObject({ code: 'cost.changed', current: { cost: null } })
})
