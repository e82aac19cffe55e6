import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReturnDecision } from '@vitrina/contract/returns/returns.rules'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aManagerOf, byCarrier, deskOf, linesOf, setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { mails } from '#tables/platform'

const { server } = describeStore()
let productId: number
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof deskOf>
const made = { orderId: 0, lineId: 0 }

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})
beforeEach(async () => {
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
  desk = deskOf(server, manager.headers)
  await setStock(server, productId, 100)
  const order = await anOrder(server, customer, [{ productId, amount: 10 }], { changes: await byCarrier(server, customer) })
  for (const [step, body] of [['confirm'], ['releaseGoods', { reason: 'Гарантийное письмо' }], ['ship']] as const)
    await desk.act(step, order.id, { version: (await desk.read(order.id)).body.order.version, ...body })
  made.orderId = order.id
  made.lineId = (await linesOf(server, order.id))[0]?.id ?? 0
})

const lettersTo = async ({ email }: { email: string | null }) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email ?? ''))
    .orderBy(mails.id)
  return rows.map(({ subject, text }) => `${subject} ${text}`)
}

/** Letters to a person during `work`. */
async function heardBy(person: { email: string | null }, work: () => Promise<unknown>): Promise<string[]> {
  const before = await lettersTo(person)
  await work()
  return (await lettersTo(person)).slice(before.length)
}

async function requested(): Promise<{ id: number; number: string }> {
  const { body } = await callApi(server, returnsApi.request, {
    url: `/api/v1/order/${made.orderId}/return`,
    headers: customer.headers,
    body: { items: [{ orderItemId: made.lineId, amount: 1, reason: 'defect', condition: 'opened' }], resolution: 'refund', comment: '' },
  })
  return body
}

const decide = async (id: number, step: ReturnDecision, accepted: number) => {
  const items = step === 'receive' ? { items: [{ orderItemId: made.lineId, accepted }] } : {}
  expect((await desk.decide(id, { step, answer: `Ответ ${step}`, ...items })).status).toBe(200)
}

test.each<{ steps: ReturnDecision[]; accepted: number }>([
  { steps: ['ask', 'authorize', 'receive', 'approve'], accepted: 1 },
  { steps: ['deny'], accepted: 0 },
  { steps: ['authorize', 'deny'], accepted: 0 },
  { steps: ['authorize', 'receive', 'reject'], accepted: 0 },
])('the buyer is notified of each step of $steps once, with its number and the words', async ({ steps, accepted }) => {
  const { id, number } = await requested()
  const subjects = new Set<string>()
  for (const step of steps) {
    const heard = await heardBy(customer.user, () => decide(id, step, accepted))
    const ofReturn = heard.filter((letter) => letter.includes(number))
    expect([step, ofReturn.length]).toEqual([step, 1])
    expect(ofReturn[0]).toContain(`Ответ ${step}`)
    subjects.add(ofReturn[0] ?? '')
  }
  expect(subjects.size).toBe(steps.length)
})

test('the manager is notified of a request and of an answer, with the buyer’s words; not of a withdrawn request', async () => {
  let asked = { id: 0, number: '' }
  const first = await heardBy(manager, async () => (asked = await requested()))
  expect(first.filter((letter) => letter.includes(asked.number))).toHaveLength(1)
  await decide(asked.id, 'ask', 0)
  const answer = (isWithdrawn: boolean) =>
    callApi(server, returnsApi.answer, {
      url: `/api/v1/order/${made.orderId}/return/${asked.id}/answer`,
      headers: customer.headers,
      body: { comment: 'Коробка цела', isWithdrawn },
    })
  const [second, ...more] = await heardBy(manager, () => answer(false))
  expect([second, more.length]).toEqual([expect.stringContaining('Коробка цела'), 0])
  expect(await heardBy(manager, () => answer(true))).toEqual([])
})

test('the manager is notified of an answer also where its number is that of a return of the same order', async () => {
  await server.pool.query(`select setval('return_requests_id_seq', (select max(id) from order_events) + 100)`)
  let asked = { id: 0, number: '' }
  expect(await heardBy(manager, async () => (asked = await requested()))).toHaveLength(1)
  await decide(asked.id, 'ask', 0)
  await server.pool.query(`select setval('order_events_id_seq', $1, false)`, [asked.id])
  const url = `/api/v1/order/${made.orderId}/return/${asked.id}/answer`
  const heard = await heardBy(manager, () =>
    callApi(server, returnsApi.answer, { url, headers: customer.headers, body: { comment: 'Коробка цела' } }),
  )
  expect(heard).toEqual([expect.stringContaining('Коробка цела')])
})
