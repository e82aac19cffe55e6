import { inArray } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { eventNames, type NotificationEvent } from '@vitrina/contract/account/notification-settings.rules'
import { describeStore } from '#test/describe-store'
import { aMember } from '#test/builders.companies'
import { aManagerOf, setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { inTransaction } from '#platform/context'
import { digestItems, notificationSettings } from '#tables/identity'
import { ordersTextsIn } from '#texts/orders'
import { type OrderLetter, notifyAboutOrder } from './notify-about-order.ts'

const { server } = describeStore()
let customer: Customer
let people: Record<'owner' | 'author' | 'approver' | 'viewer' | 'manager', number>
let order: { id: number; number: string }

beforeAll(async () => {
  const { products } = await smallCatalogue(server.ctx)
  await setStock(server, products.breaker.id, 100)
  customer = await aCustomer(server)
  const companyId = customer.company.id
  const author = await aMember(server.ctx, { companyId, role: 'purchaser' })
  people = {
    owner: customer.user.id,
    author: author.id,
    approver: (await aMember(server.ctx, { companyId, role: 'approver' })).id,
    viewer: (await aMember(server.ctx, { companyId, role: 'viewer' })).id,
    manager: (await aManagerOf(server, companyId)).id,
  }
  order = await anOrder(server, { ...customer, user: author, headers: author.headers }, [{ productId: products.breaker.id, amount: 2 }])
  // A letter of the day keeps under which setting it was written.
  const events = Object.fromEntries(eventNames.map((event) => [event, { channels: { email: true, sms: false }, digest: 'daily' }]))
  for (const userId of Object.values(people)) await server.ctx.db.insert(notificationSettings).values({ userId, settings: { events } })
})

type Who = keyof typeof people
const expected: [NotificationEvent, Who[], OrderLetter[]][] = [
  ['approval.needed', ['owner', 'approver'], ['approvalNeeded']],
  ['document.new', ['author'], ['invoiceIssued']],
  ['order.shipped', ['author'], ['readyForPickup', 'pickupReminder', 'pickupExtended', 'shipped']],
  ['reserve.expiring', ['author'], ['reserveExpiring']],
  ['reserve.expired', ['author'], ['reserveExpired']],
  ['payment.received', ['author'], ['paymentReceived', 'refundPaid']],
  [
    'order.state',
    ['manager'],
    [
      'newForManager',
      'commentForManager',
      'cancelAskedForManager',
      'cancelledForManager',
      'notCollectedForManager',
      'returnForManager',
      'advanceForManager',
    ],
  ],
]
const letters = Object.keys(ordersTextsIn('ru').letters) as OrderLetter[]

test.each(letters)('of %s those concerned hear, under the setting it belongs to, with a link to where they work', async (letter) => {
  const [event, readers] = expected.find(([, , some]) => some.includes(letter)) ?? (['order.state', ['author']] as const)
  await server.ctx.db.delete(digestItems)
  const told = {
    key: `one:${letter}`,
    reason: 'Причина',
    text: 'Т-1',
    code: '123456',
    until: '01.02.2027',
    shipment: 'ОТ-7',
    author: 'Анна',
    paid: 12_345,
  }
  // However often it is asked for.
  for (let n = 0; n < 2; n++) await inTransaction(server.ctx, (tx) => notifyAboutOrder(tx, order.id, letter, told))
  const rows = await server.ctx.db
    .select()
    .from(digestItems)
    .where(inArray(digestItems.userId, Object.values(people)))
  const path = readers.includes('manager' as never) ? `/back-office/orders/${order.id}` : `/orders/${order.id}`
  const heard = rows.map(({ userId, event: under, link }) => ({ userId, under, path: new URL(link).pathname }))
  const wanted = readers.map((who) => ({ userId: people[who], under: event, path }))
  expect(heard.toSorted((a, b) => a.userId - b.userId)).toEqual(wanted.toSorted((a, b) => a.userId - b.userId))
  expect(rows.every(({ title }) => /ЗК-\d{6}|Т-1/.test(title) && !/[{}]/.test(title))).toBe(true)
})
