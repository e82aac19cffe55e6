import { expect, test } from 'vitest'
import { anActor } from '#test/builders.actor'
import type { ListedOrder } from './order-row.queries.ts'
import { factsOf, rowOf } from './show-row.ts'

// Every figure and word is another: one taken for its neighbour shows.
const row = (given: Partial<ListedOrder> = {}): ListedOrder => ({
  id: 1,
  number: 'ЗК-000001',
  buyer_order_number: 'З-17',
  created_at: '2026-11-16 09:00:00+03',
  company_id: 50,
  company: 'Ток',
  legal_entity: 'ООО «Ток»',
  created_by: 5,
  author: 'Петров Иван',
  manager_id: 6,
  manager: 'Климова Анна',
  state: 'confirmed',
  shipping_state: 'partially_shipped',
  payment_state: 'partially_paid',
  is_overdue: false,
  delivery_type: 'carrier',
  desired_on: '2026-11-20',
  promised_on: '2026-11-19',
  total: 700_00,
  cancelled_total: 50_00,
  paid_sum: 300_00,
  line_count: 4,
  credit_grade: 'warn',
  payment_method: 'transfer',
  released_sum: 200_00,
  version: 9,
  reserve_state: 'confirmed',
  reserve_expires_at: '2026-11-18 18:00:00+03',
  extended_times: 1,
  has_open: false,
  has_unheld: false,
  has_returnable: false,
  has_open_invoice: false,
  has_unpriced: false,
  has_ready_pickup: false,
  has_shippable: false,
  has_movable: false,
  has_awaited: false,
  has_transfer: false,
  ...given,
})

test('a row says each thing of its order by its own name', () => {
  expect(rowOf(anActor(), row())).toMatchObject({
    id: 1,
    number: 'ЗК-000001',
    buyerOrderNumber: 'З-17',
    createdAt: '2026-11-16T06:00:00.000Z',
    company: { id: 50, name: 'Ток' },
    legalEntity: 'ООО «Ток»',
    author: { id: 5, name: 'Петров Иван' },
    manager: { id: 6, name: 'Климова Анна' },
    state: 'confirmed',
    shippingState: 'partially_shipped',
    paymentState: 'partially_paid',
    isOverdue: false,
    deliveryType: 'carrier',
    desiredOn: '2026-11-20',
    promisedOn: '2026-11-19',
    total: 700_00,
    cancelledTotal: 50_00,
    paidSum: 300_00,
    lineCount: 4,
    reservedUntil: '2026-11-18T15:00:00.000Z',
  })
  expect(rowOf(anActor(), row({ created_by: null, manager_id: null, is_overdue: true }))).toMatchObject({
    author: null,
    manager: null,
    isOverdue: true,
  })
})

test.each([
  ['partially_confirmed', true],
  ['requested', false],
  ['released', false],
  ['expired', false],
  ['consumed', false],
  [null, false],
])('a reserve that is %s holds: %s', (reserve_state, isHeld) => {
  expect(rowOf(anActor(), row({ reserve_state })).reservedUntil !== null).toBe(isHeld)
})

const flags = {
  has_open: 'hasOpen',
  has_unheld: 'hasUnheld',
  has_returnable: 'hasReturnable',
  has_open_invoice: 'hasOpenInvoice',
  has_unpriced: 'hasUnpriced',
  has_ready_pickup: 'hasReadyPickup',
  has_shippable: 'hasShippable',
  has_movable: 'hasMovable',
  has_awaited: 'hasAwaited',
  has_transfer: 'hasTransfer',
  is_overdue: 'isOverdue',
} as const

test.each(Object.entries(flags))('%s is the fact %s, and no other', (column, fact) => {
  const facts = factsOf(row({ [column]: true }))
  expect(Object.entries(facts).filter(([, value]) => value === true)).toEqual([[fact, true]])
})

test('the facts of an order are those of its row', () => {
  expect(factsOf(row())).toMatchObject({
    state: 'confirmed',
    shippingState: 'partially_shipped',
    paymentState: 'partially_paid',
    creditGrade: 'warn',
    paymentMethod: 'transfer',
    deliveryType: 'carrier',
    reserveState: 'confirmed',
    extendedTimes: 1,
    total: 700_00,
    releasedSum: 200_00,
  })
  expect(factsOf(row({ extended_times: null })).extendedTimes).toBe(0)
})

test('actions are those of the company worked for; with an order of another one there is the print alone', () => {
  const open = row({ has_open: true, has_returnable: true, has_open_invoice: true })
  const actions = (who: Parameters<typeof anActor>[0], of = open) => rowOf(anActor(who), of).actions
  expect(actions({})).toEqual(expect.arrayContaining(['cancel', 'repeat', 'requestReturn', 'pay', 'releaseReserve', 'print', 'comment']))
  expect(actions({ user: { companyId: 51 } })).toEqual(['print'])
  expect(rowOf({ ...anActor(), user: null }, open).actions).toEqual(['print'])
  // The role, the switches and the flags of the site each take away something of their own.
  expect(actions({ user: { companyRole: 'accountant' } })).toEqual(['pay', 'print', 'comment'])
  expect(actions({ settings: { toggles: { orderCancel: false } } })).not.toContain('cancel')
  expect(actions({ settings: { flags: { isPositionsInOrder: false } } })).not.toContain('requestReturn')
  const notOnline = { isAllowedSbpPay: false, isAllowedCardPay: false }
  expect(actions({ settings: { flags: notOnline } })).toContain('pay')
  expect(actions({ settings: { flags: notOnline, toggles: { loyaltyClub: false } } })).not.toContain('pay')
  const waiting = row({ state: 'approval_pending', has_open: true })
  expect(actions({}, waiting)).toContain('approve')
  expect(actions({ user: { staffId: 3 } }, waiting)).not.toContain('approve')
})
