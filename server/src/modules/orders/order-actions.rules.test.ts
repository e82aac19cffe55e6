import { type CompanyRole, companyRoles } from '@vitrina/contract/roles/roles.rules'
import {
  type DeskAction,
  deskActions,
  type OrderAction,
  orderActions,
  type OrderState,
  orderStates,
} from '@vitrina/contract/orders/orders.rules'
import { siteToggles } from '@vitrina/contract/site/site.settings'
import { describe, expect, test } from 'vitest'
import { actionsOf, awaitsPayment, deskActionsOf, type OrderFacts } from './order-actions.rules.ts'

/** An order with nothing open, held, paid or shipped. */
const NOTHING: OrderFacts = {
  state: 'confirmed',
  shippingState: 'not_shipped',
  reserveState: null,
  extendedTimes: 0,
  hasOpen: false,
  hasUnheld: false,
  hasReturnable: false,
  hasOpenInvoice: false,
  hasUnpriced: false,
  hasReadyPickup: false,
  hasShippable: false,
  hasMovable: false,
  hasAwaited: false,
  hasTransfer: false,
  deliveryType: 'delivery',
  paymentMethod: 'transfer',
  paymentState: 'paid',
  creditGrade: 'none',
  isOverdue: false,
  total: 100_00,
  releasedSum: null,
}
const toggles = siteToggles.parse({})
const buyer = { role: 'purchaser' as CompanyRole | null, isStandIn: false, toggles, canPayInStore: true, canSeeLines: true }
type Buyer = typeof buyer

const may = (action: OrderAction, facts: Partial<OrderFacts>, who: Partial<Buyer> = {}) =>
  actionsOf({ ...NOTHING, ...facts }, { ...buyer, ...who }).includes(action)
const desk = (action: DeskAction, facts: Partial<OrderFacts>) => deskActionsOf({ ...NOTHING, ...facts }).includes(action)
const statesWhere = (holds: (state: OrderState) => boolean) => orderStates.filter(holds)
const rolesThat = (holds: (role: CompanyRole) => boolean) => companyRoles.filter(holds)

describe('the buyer', () => {
  test('cancels the open part until the order is over', () => {
    expect(statesWhere((state) => may('cancel', { state, hasOpen: true }))).toEqual([
      'approval_pending',
      'submitted',
      'confirmed',
      'in_progress',
    ])
    expect(may('cancel', { hasOpen: false })).toBe(false)
    expect(may('cancel', { hasOpen: true }, { toggles: { ...toggles, orderCancel: false } })).toBe(false)
  })

  test('reserves the open part that is not held, once', () => {
    const open = { hasOpen: true, hasUnheld: true }
    expect(statesWhere((state) => may('reserve', { state, ...open }))).toEqual(['submitted', 'confirmed', 'in_progress'])
    expect(may('reserve', { ...open, hasOpen: false })).toBe(false)
    expect(may('reserve', { ...open, hasUnheld: false })).toBe(false)
    for (const reserveState of ['requested', 'confirmed', 'partially_confirmed'])
      expect(may('reserve', { ...open, reserveState })).toBe(false)
    expect(may('reserve', { ...open, reserveState: 'expired' })).toBe(true)
    expect(may('reserve', open, { toggles: { ...toggles, orderReserve: false } })).toBe(false)
  })

  test('extends a confirmed reserve once and releases any that holds', () => {
    const extended = (reserveState: string | null, extendedTimes = 0) => may('extendReserve', { reserveState, extendedTimes })
    expect([extended('confirmed'), extended('partially_confirmed')]).toEqual([true, true])
    expect([extended(null), extended('requested'), extended('expired'), extended('confirmed', 1)]).toEqual([false, false, false, false])
    const released = (reserveState: string | null) => may('releaseReserve', { reserveState })
    expect([released('requested'), released('confirmed'), released('partially_confirmed')]).toEqual([true, true, true])
    expect([released(null), released('expired')]).toEqual([false, false])
    const off = { toggles: { ...toggles, orderReserve: false } }
    expect(may('extendReserve', { reserveState: 'confirmed' }, off) || may('releaseReserve', { reserveState: 'confirmed' }, off)).toBe(
      false,
    )
  })

  test('requests a return of received goods, where the lines are shown', () => {
    expect(may('requestReturn', { hasReturnable: true })).toBe(true)
    expect(may('requestReturn', { hasReturnable: false })).toBe(false)
    expect(may('requestReturn', { hasReturnable: true }, { canSeeLines: false })).toBe(false)
    expect(may('requestReturn', { hasReturnable: true }, { toggles: { ...toggles, orderReturn: false } })).toBe(false)
  })

  test('pays an open invoice where one can pay', () => {
    expect(may('pay', { hasOpenInvoice: true })).toBe(true)
    expect(may('pay', { hasOpenInvoice: false })).toBe(false)
    expect(may('pay', { hasOpenInvoice: true }, { canPayInStore: false })).toBe(false)
  })

  test('collects ready goods, repeats, prints and comments in any state', () => {
    expect(may('collect', { hasReadyPickup: true })).toBe(true)
    expect(may('collect', {})).toBe(false)
    expect(may('repeat', {}, { toggles: { ...toggles, orderRepeat: false } })).toBe(false)
    for (const state of orderStates) expect(actionsOf({ ...NOTHING, state }, buyer)).toEqual(['repeat', 'print', 'comment'])
  })

  test('by roles: an accountant only pays, a member without a role only reads', () => {
    const everything = { hasOpen: true, hasUnheld: true, hasReturnable: true, hasOpenInvoice: true }
    const mayOrder = ['owner', 'purchaser', 'approver']
    for (const action of ['cancel', 'repeat', 'reserve', 'requestReturn'] as const)
      expect(rolesThat((role) => may(action, everything, { role })).toSorted()).toEqual(mayOrder.toSorted())
    expect(rolesThat((role) => may('pay', everything, { role })).toSorted()).toEqual([...mayOrder, 'accountant'].toSorted())
    expect(actionsOf({ ...NOTHING, ...everything, reserveState: 'confirmed' }, { ...buyer, role: null })).toEqual(['print', 'comment'])
    expect(may('extendReserve', { reserveState: 'confirmed' }, { role: 'accountant' })).toBe(false)
    expect(may('releaseReserve', { reserveState: 'confirmed' }, { role: 'accountant' })).toBe(false)
  })

  test('owners and approvers decide on an order that waits for approval, and staff in their place do not', () => {
    for (const action of ['approve', 'reject'] as const) {
      expect(rolesThat((role) => may(action, { state: 'approval_pending' }, { role })).toSorted()).toEqual(['approver', 'owner'])
      expect(statesWhere((state) => may(action, { state }, { role: 'owner' }))).toEqual(['approval_pending'])
      expect(may(action, { state: 'approval_pending' }, { role: 'owner', isStandIn: true })).toBe(false)
    }
  })

  test('gets the actions in one order, whichever are allowed', () => {
    const all = actionsOf({ ...NOTHING, hasOpen: true, hasUnheld: true, hasOpenInvoice: true, hasReadyPickup: true }, buyer)
    expect(all).toEqual(orderActions.filter((action) => all.includes(action)))
  })
})

describe('the seller', () => {
  test('confirms or declines a submitted order; a stopped credit is released instead', () => {
    for (const action of ['confirm', 'decline'] as const) expect(statesWhere((state) => desk(action, { state }))).toEqual(['submitted'])
    expect(desk('confirm', { state: 'submitted', hasUnpriced: true })).toBe(false)
    expect(desk('confirm', { state: 'submitted', creditGrade: 'release' })).toBe(false)
    expect(statesWhere((state) => desk('release', { state, creditGrade: 'release' }))).toEqual(['submitted'])
    expect(desk('release', { state: 'submitted', creditGrade: 'warn' })).toBe(false)
  })

  test('changes an order submitted or under way', () => {
    expect(statesWhere((state) => desk('change', { state }))).toEqual(['submitted', 'confirmed', 'in_progress'])
  })

  test('ships, or assembles for pickup, goods that are there and cleared by the payment', () => {
    const ready = { hasShippable: true }
    expect(statesWhere((state) => desk('ship', { ...ready, state }))).toEqual(['confirmed', 'in_progress'])
    expect(statesWhere((state) => desk('assemble', { ...ready, state, deliveryType: 'pickup' }))).toEqual(['confirmed', 'in_progress'])
    expect(desk('ship', { ...ready, deliveryType: 'pickup' })).toBe(false)
    expect(desk('assemble', { ...ready, deliveryType: 'carrier' })).toBe(false)
    for (const [action, deliveryType] of [
      ['ship', 'delivery'],
      ['assemble', 'pickup'],
    ] as const) {
      expect(desk(action, { deliveryType })).toBe(false)
      expect(desk(action, { ...ready, deliveryType, paymentState: 'awaiting' })).toBe(false)
    }
    // Cash is paid where the goods are picked up.
    const cash = { ...ready, deliveryType: 'pickup', paymentState: 'awaiting', paymentMethod: 'cash' } as const
    expect(desk('assemble', cash)).toBe(true)
    expect(desk('issue', { ...cash, hasReadyPickup: true })).toBe(false)
    expect(desk('ship', { ...cash, deliveryType: 'delivery' })).toBe(false)
  })

  test('hands over, keeps longer or takes back goods ready at the pickup point', () => {
    for (const action of ['issue', 'extendPickup', 'takeBack'] as const) {
      expect(desk(action, { hasReadyPickup: true })).toBe(true)
      expect(desk(action, {})).toBe(false)
    }
    expect(desk('issue', { hasReadyPickup: true, paymentState: 'awaiting' })).toBe(false)
  })

  test('releases unpaid goods that are still here', () => {
    const unpaid = { hasOpen: true, paymentState: 'awaiting' } as const
    expect(statesWhere((state) => desk('releaseGoods', { ...unpaid, state }))).toEqual(['confirmed', 'in_progress'])
    expect(desk('releaseGoods', { ...unpaid, hasOpen: false })).toBe(false)
    expect(desk('releaseGoods', { hasOpen: true })).toBe(false)
    // Cash lets them be put together and not leave.
    expect(desk('releaseGoods', { ...unpaid, paymentMethod: 'cash' })).toBe(true)
  })

  test('receives awaited goods and moves held ones', () => {
    const over = ['completed', 'cancelled', 'declined', 'rejected']
    expect(statesWhere((state) => desk('receiveGoods', { state, hasAwaited: true }))).toEqual(
      orderStates.filter((state) => !over.includes(state)),
    )
    expect(desk('receiveGoods', {})).toBe(false)
    expect(statesWhere((state) => desk('sendTransfer', { state, hasMovable: true }))).toEqual(['submitted', 'confirmed', 'in_progress'])
    expect(desk('sendTransfer', {})).toBe(false)
    // Goods on the way have to be taken in even when the order is cancelled meanwhile.
    expect(statesWhere((state) => desk('receiveTransfer', { state, hasTransfer: true }))).toEqual([...orderStates])
    expect(desk('receiveTransfer', {})).toBe(false)
  })

  test('marks shipped goods as delivered', () => {
    expect(desk('deliver', { shippingState: 'shipped' })).toBe(true)
    expect(desk('deliver', { shippingState: 'partially_shipped' })).toBe(true)
    for (const shippingState of ['not_shipped', 'assembling', 'delivered', 'issued'] as const)
      expect(desk('deliver', { shippingState })).toBe(false)
  })

  test('writes an unpaid invoice anew and notes the payment of an open one', () => {
    const unpaid = { hasOpenInvoice: true, paymentState: 'awaiting' } as const
    expect(statesWhere((state) => desk('renewInvoice', { ...unpaid, state }))).toEqual(['confirmed', 'in_progress'])
    expect(desk('renewInvoice', { ...unpaid, hasOpenInvoice: false })).toBe(false)
    expect(desk('renewInvoice', { ...unpaid, paymentState: 'partially_paid' })).toBe(false)
    expect([desk('markPaid', { hasOpenInvoice: true }), desk('markPaid', {})]).toEqual([true, false])
  })

  test('answers a wish to reserve, extends a confirmed one, releases any that holds', () => {
    expect(statesWhere((state) => desk('confirmReserve', { state, reserveState: 'requested' }))).toEqual([
      'submitted',
      'confirmed',
      'in_progress',
    ])
    const over = (action: DeskAction) =>
      [null, 'requested', 'confirmed', 'partially_confirmed', 'expired'].filter((reserveState) => desk(action, { reserveState }))
    expect(over('confirmReserve')).toEqual(['requested'])
    expect(over('rejectReserve')).toEqual(['requested'])
    expect(over('extendReserve')).toEqual(['confirmed', 'partially_confirmed'])
    expect(over('releaseReserve')).toEqual(['requested', 'confirmed', 'partially_confirmed'])
  })

  test('cancels an order that is open or asked to be cancelled, completes one that is not open any more', () => {
    expect(statesWhere((state) => desk('cancel', { state, hasOpen: true }))).toEqual([
      'submitted',
      'confirmed',
      'in_progress',
      'cancel_requested',
    ])
    expect(statesWhere((state) => desk('cancel', { state }))).toEqual(['cancel_requested'])
    expect(statesWhere((state) => desk('complete', { state }))).toEqual(['confirmed', 'in_progress'])
    expect(desk('complete', { hasOpen: true })).toBe(false)
    expect(statesWhere((state) => desk('changePromise', { state, hasOpen: true }))).toEqual(['submitted', 'confirmed', 'in_progress'])
    expect(desk('changePromise', {})).toBe(false)
  })

  test('comments always, and gets the actions in one order', () => {
    for (const state of orderStates) expect(desk('comment', { state })).toBe(true)
    const all = deskActionsOf({ ...NOTHING, hasOpen: true, hasOpenInvoice: true, hasReadyPickup: true, hasTransfer: true })
    expect(all).toEqual(deskActions.filter((action) => all.includes(action)))
  })
})

describe('awaiting payment', () => {
  const unpaid = { ...NOTHING, hasOpen: true, paymentState: 'awaiting' } as const

  test('is an open order that is not cleared, until it is over', () => {
    expect(statesWhere((state) => awaitsPayment({ ...unpaid, state }))).toEqual(
      orderStates.filter((state) => !['completed', 'cancelled', 'declined', 'rejected'].includes(state)),
    )
    expect(awaitsPayment({ ...unpaid, hasOpen: false })).toBe(false)
    expect(awaitsPayment({ ...unpaid, paymentState: 'paid' })).toBe(false)
  })

  test('of cash begins when the goods are put together for pickup', () => {
    const cash = { ...unpaid, paymentMethod: 'cash', deliveryType: 'pickup' } as const
    expect(awaitsPayment(cash)).toBe(false)
    expect(awaitsPayment({ ...cash, hasReadyPickup: true })).toBe(true)
    expect(awaitsPayment({ ...cash, deliveryType: 'delivery' })).toBe(true)
  })
})
