import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { describeStore } from '#test/describe-store'
import { aMember } from '#test/builders.companies'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { notifyOverdue } from './documents.jobs.ts'
import { formatDay } from '@vitrina/contract/days/days.rules'

const { server } = describeStore()
let productId: number
let customer: Customer
let order: Awaited<ReturnType<typeof anOrder>>

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
  await server.pool.query(`update stock set free = 1000`)
})
beforeEach(async () => {
  customer = await aCustomer(server, { role: 'purchaser' })
  order = await anOrder(server, customer, [{ productId, amount: 1 }])
})

const invoice = (given: Parameters<typeof anInvoice>[2]) => anInvoice(server.ctx, order, given)
const colleague = (role: CompanyRole, language?: 'en') =>
  aMember(server.ctx, { companyId: customer.company.id, role, ...(language && { language }) })
const lettersTo = async ({ email }: { email: string | null }) =>
  (
    await server.pool.query<{ subject: string; text: string }>(
      `select subject, text from mails where recipient = $1 and text like '%/documents?state=overdue%' order by id`,
      [email],
    )
  ).rows

test('a letter about an invoice goes out from the day after its due day, and not one that is two weeks past', async () => {
  const days = [0, -1, -14, -15]
  const [, first, last] = await Promise.all(days.map((on) => invoice({ dueOn: dayFromToday(on) })))
  await notifyOverdue.run(server.ctx, {})
  const subjects = (await lettersTo(customer.user)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([first, last].map((told) => `Счёт № ${told?.number} просрочен`).toSorted())
})

test('the author of the order, the owners and the accountants get it; nobody else', async () => {
  const [owner, accountant, approver, viewer] = await Promise.all(
    (['owner', 'accountant', 'approver', 'viewer'] as const).map((role) => colleague(role)),
  )
  const stranger = await aCustomer(server)
  await invoice({ dueOn: dayFromToday(-1) })
  await notifyOverdue.run(server.ctx, {})
  const told = async (who: { email: string | null } | undefined) => (await lettersTo(who ?? { email: null })).length
  expect([await told(customer.user), await told(owner), await told(accountant)]).toEqual([1, 1, 1])
  expect([await told(approver), await told(viewer), await told(stranger.user)]).toEqual([0, 0, 0])
})

test('the letter has the sum left to pay, in the reader’s language; none goes out about paid and cancelled ones', async () => {
  const english = await colleague('accountant', 'en')
  const due = dayFromToday(-2)
  const { number } = await invoice({ dueOn: due, sum: 1_500_00, paidSum: 250_50, state: 'partially_paid' })
  await invoice({ dueOn: due, state: 'paid', paidSum: order.total })
  await invoice({ dueOn: due, state: 'cancelled' })
  await notifyOverdue.run(server.ctx, {})
  const [letter, ...more] = await lettersTo(customer.user)
  expect(more).toEqual([])
  expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(`нужно было оплатить до ${formatDay(due)}. Осталось оплатить 1 249,50`)
  expect(letter?.text).toContain(`Заказ ${order.number}, ${customer.company.name}.`)
  const [other] = await lettersTo(english)
  expect(other?.subject).toBe(`Invoice No. ${number} is overdue`)
  expect(other?.text).toContain('is left to pay')
})
