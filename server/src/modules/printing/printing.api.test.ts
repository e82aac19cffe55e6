import { beforeEach, expect, test } from 'vitest'
import { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import { aManagerOf, byCarrier, setStock } from '#test/builders.desk'
import { aUser } from '#test/builders'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { printedBy, readPrinting } from '#test/printed'
import { readPdf, squeezed } from '#test/read-pdf'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { printManyOrders } from '../orders/desk/print-orders.jobs.ts'
import { purgePrintings } from './printing.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>

beforeEach(async () => {
  await setStock(server, goods.products.breaker.id, 1_000)
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
})

const order = async () =>
  anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 2 }], { changes: await byCarrier(server, customer) })
const print = (ids: number[]) => callApi(server, deskQueueApi.file, { headers: manager.headers, body: { ids, format: 'pdf' } })
const orders = async (count: number) => {
  const made = []
  for (let at = 0; at < count; at++) made.push(await order())
  return made
}

test('one order is printed at once, many by a job that tells how far it is and ends with one file', async () => {
  const made = await orders(4)
  const alone = await print([made[0]?.id ?? 0])
  expect(alone.body).toMatchObject({ path: expect.stringMatching(/^\/files\/print\//), printingId: null })

  const asked = await print(made.map(({ id }) => id))
  expect(asked.body).toMatchObject({ path: null, missing: [] })
  const { body: before } = await readPrinting(server, manager.headers, asked.body.printingId)
  expect(before).toEqual({ state: 'making', count: 4, percent: 0, path: null })

  const after = await printedBy(server, manager.headers, asked.body)
  expect(after).toMatchObject({ state: 'done', count: 4, percent: 100 })
  const file = await server.app.inject({ url: after.path })
  expect([file.headers['content-type'], String(file.headers['content-disposition']).startsWith('inline')]).toEqual([
    'application/pdf',
    true,
  ])
  const pages = (await readPdf(file.rawPayload)).join('')
  for (const { number } of made) expect(pages).toContain(squeezed(number))
})

test('the file of one person looks missing to a colleague', async () => {
  const asked = await print((await orders(2)).map(({ id }) => id))
  const { headers } = await aUser(server.ctx, { role: 'administrator' })
  expect((await readPrinting(server, headers, asked.body.printingId)).body.code).toBe('file.not-found')
})

test('papers that cannot be made are told as failed; a job taken up twice makes one file', async () => {
  const [one, gone] = await orders(2)
  const failing = await print([one?.id ?? 0, gone?.id ?? 0])
  await server.pool.query('delete from orders where id = $1', [gone?.id])
  await runWaiting(server, [printManyOrders])
  expect((await readPrinting(server, manager.headers, failing.body.printingId)).body).toMatchObject({ state: 'failed', path: null })

  const asked = await print((await orders(2)).map(({ id }) => id))
  const first = await printedBy(server, manager.headers, asked.body)
  const orderIds = [one?.id ?? 0]
  await printManyOrders.run(server.ctx, { id: asked.body.printingId ?? 0, orderIds })
  const again = (await readPrinting(server, manager.headers, asked.body.printingId)).body
  expect(again.path?.split('?')[0]).toBe(first.path.split('?')[0])
})

test('a printing is forgotten when its file is', async () => {
  const asked = await print((await orders(2)).map(({ id }) => id))
  await server.pool.query(`update printings set created_at = now() - interval '4 days' where id = $1`, [asked.body.printingId])
  await purgePrintings.run(server.ctx, {})
  expect((await readPrinting(server, manager.headers, asked.body.printingId)).status).toBe(404)
})
