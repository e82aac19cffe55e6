import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aMember } from '#test/builders.companies'
import { aManagerOf, byCarrier, deskOf, linesOf, setStock, shipmentsOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { mails } from '#tables/platform'
import { orders } from '#tables/orders'
import { users } from '#tables/users'
import { afterPlacing } from '../placing/after-placing.jobs.ts'

const { server } = describeStore()
let productId: number
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof deskOf>

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})
beforeEach(async () => {
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
  desk = deskOf(server, manager.headers)
  await setStock(server, productId, 100)
})

const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) =>
  desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })
const letters = async ({ email }: { email: string | null }, title: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject === title).map(({ text }) => text)
}
const shippable = async () => anOrder(server, customer, [{ productId, amount: 10 }], { changes: await byCarrier(server, customer) })
const askToCancel = (id: number, reason: string, headers = customer.headers) =>
  callApi(server, ordersApi.cancel, { url: `/api/v1/order/${id}/cancel`, headers, body: { reason } })

async function confirmed() {
  const order = await shippable()
  await act('confirm', order.id)
  await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  return order
}

test('a declined order asks for no reserve any more, and both the order and its reserve have the reason', async () => {
  const { id, number } = await shippable()
  const { body } = await act('decline', id, { reason: 'Снят с производства' })
  expect(body).toMatchObject({ state: 'declined', reserve: { state: 'rejected', reason: 'Снят с производства' } })
  expect(body.deskActions).not.toContain('confirmReserve')
  expect((await desk.list('queue=reserve')).body.items).toEqual([])
  expect(await letters(customer.user, `Заказ ${number} отклонён`)).toEqual([expect.stringContaining('Снят с производства')])
})

test('an order that is not cancelled goes on from where it was, and the buyer gets the reason each time', async () => {
  const { id, number } = await confirmed()
  const refuse = async (reason: string) => {
    expect((await askToCancel(id, `Просьба: ${reason}`)).body.state).toBe('cancel_requested')
    return (await act('cancel', id, { isAgreed: false, reason })).body.state
  }
  expect(await refuse('Уже собран')).toBe('confirmed')
  const [line] = await linesOf(server, id)
  await act('ship', id, { items: [{ id: line?.id, amount: 3 }] })
  expect(await refuse('Уже в пути')).toBe('in_progress')
  expect(await letters(customer.user, `Заказ ${number} не отменён`)).toEqual([
    expect.stringContaining('Уже собран'),
    expect.stringContaining('Уже в пути'),
  ])
  expect(await letters(manager, `Покупатель просит отменить заказ ${number}`)).toEqual([
    expect.stringContaining('Просьба: Уже собран'),
    expect.stringContaining('Просьба: Уже в пути'),
  ])
  expect(await letters(manager, `Покупатель отменил заказ ${number}`)).toEqual([])
})

test('an order put together for pickup that is not cancelled is still being worked on', async () => {
  const { id } = await anOrder(server, customer, [{ productId, amount: 10 }])
  await act('confirm', id)
  await act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  await act('assemble', id)
  await askToCancel(id, 'Передумали')
  expect((await act('cancel', id, { isAgreed: false, reason: 'Ждёт вас' })).body.state).toBe('in_progress')
})

test('the side that did not cancel an order is notified, with the reason', async () => {
  const byBuyer = await shippable()
  expect((await askToCancel(byBuyer.id, 'Ошиблись артикулом')).body.state).toBe('cancelled')
  expect(await letters(manager, `Покупатель отменил заказ ${byBuyer.number}`)).toEqual([expect.stringContaining('Ошиблись артикулом')])
  const bySeller = await confirmed()
  await act('cancel', bySeller.id, { reason: 'Нет на складе' })
  expect(await letters(customer.user, `Заказ ${bySeller.number} отменён`)).toEqual([expect.stringContaining('Нет на складе')])
  expect(await letters(manager, `Покупатель отменил заказ ${bySeller.number}`)).toEqual([])
})

test('the buyer is notified each time the rest of an order is cancelled, in the buyer’s language', async () => {
  const { id, number } = await confirmed()
  const [line] = await linesOf(server, id)
  await act('ship', id, { items: [{ id: line?.id, amount: 3 }] })
  await act('cancel', id, { reason: 'Нет на складе' })
  await server.ctx.db.update(users).set({ language: 'en' }).where(eq(users.id, customer.user.id))
  expect((await act('change', id, { items: [{ id: line?.id, amount: 5 }], reason: '' })).status).toBe(200)
  expect((await act('cancel', id, { reason: 'Out of stock' })).status).toBe(200)
  expect(await letters(customer.user, `Заказ ${number} отменён`)).toEqual([expect.stringContaining('Нет на складе')])
  expect(await letters(customer.user, `Order ${number} is cancelled`)).toEqual([expect.stringContaining('Out of stock')])
})

test('the seller is notified of an order that waits for approval once it is given, and never of one cancelled or rejected before', async () => {
  const purchaser = await aMember(server.ctx, { companyId: customer.company.id, role: 'purchaser' })
  const approver = await aMember(server.ctx, { companyId: customer.company.id, role: 'approver' })
  await callApi(server, companiesApi.setApproval, { body: { from: 0.01 }, headers: customer.headers })
  const asPurchaser = { ...customer, user: purchaser, headers: purchaser.headers }
  const placed = async () => anOrder(server, asPurchaser, [{ productId, amount: 1 }])
  const [withdrawn, refused, agreed] = [await placed(), await placed(), await placed()]
  await runWaiting(server, [afterPlacing])
  for (const { number } of [withdrawn, refused, agreed]) {
    for (const person of [customer.user, approver])
      expect(await letters(person, `Заказ ${number} ждёт вашего согласования`)).toHaveLength(1)
    expect(await letters(purchaser, `Заказ ${number} ждёт вашего согласования`)).toEqual([])
    expect(await letters(manager, `Новый заказ ${number}`)).toEqual([])
  }
  expect((await askToCancel(withdrawn.id, 'Ошибка', purchaser.headers)).body.state).toBe('cancelled')
  await callApi(server, ordersApi.reject, {
    url: `/api/v1/order/${refused.id}/reject`,
    headers: approver.headers,
    body: { reason: 'Дорого' },
  })
  await callApi(server, ordersApi.approve, { url: `/api/v1/order/${agreed.id}/approve`, headers: approver.headers })
  await runWaiting(server, [afterPlacing])
  expect(await letters(purchaser, `Заказ ${refused.number} не согласован`)).toEqual([expect.stringContaining('Дорого')])
  expect(await letters(purchaser, `Заказ ${agreed.number} согласован`)).toHaveLength(1)
  const heard = await server.ctx.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.recipient, manager.email ?? ''))
    .orderBy(mails.id)
  expect(heard.map(({ subject }) => subject)).toEqual([expect.stringContaining(agreed.number)])
})

test('the buyer is notified of each change with its reason; another price needs one, a price to be agreed and an amount do not', async () => {
  const { id, number } = await shippable()
  const [line] = await linesOf(server, id)
  const change = (item: Record<string, unknown>, reason: string) => act('change', id, { items: [{ id: line?.id, ...item }], reason })
  expect((await change({ price: 280 }, '')).body.code).toBe('order.reason-needed')
  expect((await change({ price: 280 }, 'Скидка за объём')).status).toBe(200)
  expect((await change({ amount: 9 }, '')).status).toBe(200)
  const told = await letters(customer.user, `Заказ ${number} изменён`)
  expect(told).toEqual([expect.stringContaining('Скидка за объём'), expect.any(String)])
  expect(told[1]).not.toContain('Скидка за объём')
})

test('goods leave on the day they were ordered at the earliest and today at the latest', async () => {
  const day = dayFromToday(-3)
  const shipOn = async (shippedOn: string) => {
    const { id } = await confirmed()
    await server.ctx.db
      .update(orders)
      .set({ createdAt: new Date(`${day}T23:30:00+03:00`) })
      .where(eq(orders.id, id))
    const { status, body } = await act('ship', id, { shippedOn })
    return status === 200 ? (await shipmentsOf(server, id)).map((one) => one.shippedOn) : body.code
  }
  expect(await shipOn(dayFromToday(-4))).toBe('order.wrong-choice')
  expect(await shipOn(day)).toEqual([day])
  expect(await shipOn(dayFromToday(0))).toEqual([dayFromToday(0)])
  expect(await shipOn(dayFromToday(1))).toBe('order.wrong-choice')
})

test('money is marked as received today at the latest', async () => {
  const { id } = await confirmed()
  const mark = (receivedOn: string) => act('markPaid', id, { sum: 1, method: 'cash', receivedOn })
  expect((await mark(dayFromToday(1))).body.code).toBe('order.wrong-choice')
  expect((await mark(dayFromToday(0))).body).toMatchObject({ paidSum: 1, paymentState: 'partially_paid' })
})

test('the person who collected the goods and the power of attorney stay with the shipment', async () => {
  const { id } = await anOrder(server, customer, [{ productId, amount: 10 }])
  await act('confirm', id)
  await act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  await act('assemble', id)
  const [waiting] = await shipmentsOf(server, id)
  const given = { shipmentId: waiting?.id, code: waiting?.pickupCode, collectedBy: 'Петров П. П.' }
  expect((await act('issue', id, { ...given, powerOfAttorney: '12 от 01.11.2026' })).status).toBe(422)
  await act('issue', id, { ...given, proxy: { number: '12', issuedOn: '2026-11-01', validUntil: '2098-11-01' } })
  expect(await shipmentsOf(server, id)).toMatchObject([
    { state: 'issued', collectedBy: 'Петров П. П.', powerOfAttorney: '№ 12 от 01.11.2026, до 01.11.2098' },
  ])
})
