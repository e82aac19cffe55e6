import { type CompanyRole, canApprove, canOrder, canPay } from '@vitrina/contract/roles/roles.rules'
import { type PaymentFacts, paymentClears } from '@vitrina/contract/fulfilment/fulfilment.rules'
import { type DeskAction, type OrderAction, type OrderState, type ShippingState } from '@vitrina/contract/orders/orders.rules'
import type { SiteToggles } from '@vitrina/contract/site/site.settings'
import { canRequestReturn } from '#modules/returns/request-return.rules'

/** Facts that decide the allowed actions of an order. */
export type OrderFacts = PaymentFacts & {
  state: OrderState
  shippingState: ShippingState
  reserveState: string | null
  extendedTimes: number
  /** Some of it is neither shipped nor cancelled. */
  hasOpen: boolean
  /** Some of the open part is not held. */
  hasUnheld: boolean
  /** Some of it was shipped and not given back yet. */
  hasReturnable: boolean
  hasOpenInvoice: boolean
  hasUnpriced: boolean
  hasReadyPickup: boolean
  /** Some of it may leave a warehouse now; of an order that is picked up, the pickup point. */
  hasShippable: boolean
  /** Some of it is held and not assembled under a pickup code. */
  hasMovable: boolean
  /** Some of it has to arrive first. */
  hasAwaited: boolean
  /** Some of it is on the way to another warehouse. */
  hasTransfer: boolean
  deliveryType: string
}

const HOLDS = new Set(['requested', 'confirmed', 'partially_confirmed'])
const CONFIRMED = new Set(['confirmed', 'partially_confirmed'])
const OVER = new Set<OrderState>(['completed', 'cancelled', 'declined', 'rejected'])
const UNDER_WAY = new Set<OrderState>(['submitted', 'confirmed', 'in_progress'])

type Buyer = { role: CompanyRole | null; isStandIn: boolean; toggles: SiteToggles; canPayInStore: boolean; canSeeLines: boolean }

/** The buyer's allowed actions; every call checks with the same rules. */
export function actionsOf(facts: OrderFacts, { role, isStandIn, toggles, canPayInStore, canSeeLines }: Buyer): OrderAction[] {
  const orders = canOrder(role)
  const approves = canApprove(role) && !isStandIn
  const isHeld = facts.reserveState !== null && HOLDS.has(facts.reserveState)
  const isConfirmed = facts.reserveState !== null && CONFIRMED.has(facts.reserveState)
  const allowed: Record<OrderAction, boolean> = {
    approve: approves && facts.state === 'approval_pending',
    reject: approves && facts.state === 'approval_pending',
    cancel: orders && toggles.orderCancel && facts.hasOpen && (facts.state === 'approval_pending' || UNDER_WAY.has(facts.state)),
    repeat: orders && toggles.orderRepeat,
    reserve: orders && toggles.orderReserve && !isHeld && facts.hasOpen && facts.hasUnheld && UNDER_WAY.has(facts.state),
    extendReserve: orders && toggles.orderReserve && isConfirmed && facts.extendedTimes === 0,
    releaseReserve: orders && toggles.orderReserve && isHeld,
    requestReturn: canRequestReturn({ role, isTaken: toggles.orderReturn, canSeeLines, hasReturnable: facts.hasReturnable }),
    pay: canPay(role) && canPayInStore && facts.hasOpenInvoice,
    print: true,
    comment: true,
    collect: facts.hasReadyPickup,
  }
  return (Object.keys(allowed) as OrderAction[]).filter((action) => allowed[action])
}

/** The rest of it stays in the warehouse until it is paid for or released. */
export const awaitsPayment = (facts: OrderFacts): boolean => {
  const step = facts.deliveryType === 'pickup' && !facts.hasReadyPickup ? 'assemble' : 'leave'
  return !OVER.has(facts.state) && facts.hasOpen && !paymentClears(facts, step)
}

/** The allowed actions of the seller's staff. */
export function deskActionsOf(facts: OrderFacts): DeskAction[] {
  const isLive = facts.state === 'confirmed' || facts.state === 'in_progress'
  const isHeld = facts.reserveState !== null && HOLDS.has(facts.reserveState)
  const isConfirmed = facts.reserveState !== null && CONFIRMED.has(facts.reserveState)
  const isPickup = facts.deliveryType === 'pickup'
  const allowed: Record<DeskAction, boolean> = {
    confirm: facts.state === 'submitted' && facts.creditGrade !== 'release' && !facts.hasUnpriced,
    decline: facts.state === 'submitted',
    release: facts.state === 'submitted' && facts.creditGrade === 'release',
    change: facts.state === 'submitted' || isLive,
    releaseGoods: isLive && facts.hasOpen && !paymentClears(facts, 'leave'),
    receiveGoods: !OVER.has(facts.state) && facts.hasAwaited,
    sendTransfer: UNDER_WAY.has(facts.state) && facts.hasMovable,
    receiveTransfer: facts.hasTransfer,
    ship: isLive && facts.hasShippable && !isPickup && paymentClears(facts, 'leave'),
    assemble: isLive && facts.hasShippable && isPickup && paymentClears(facts, 'assemble'),
    issue: facts.hasReadyPickup && paymentClears(facts, 'leave'),
    extendPickup: facts.hasReadyPickup,
    takeBack: facts.hasReadyPickup,
    deliver: facts.shippingState === 'shipped' || facts.shippingState === 'partially_shipped',
    renewInvoice: isLive && facts.hasOpenInvoice && facts.paymentState === 'awaiting',
    markPaid: facts.hasOpenInvoice,
    confirmReserve: facts.reserveState === 'requested' && UNDER_WAY.has(facts.state),
    rejectReserve: facts.reserveState === 'requested',
    extendReserve: isConfirmed,
    releaseReserve: isHeld,
    cancel: facts.state === 'cancel_requested' || (UNDER_WAY.has(facts.state) && facts.hasOpen),
    complete: isLive && !facts.hasOpen,
    changePromise: UNDER_WAY.has(facts.state) && facts.hasOpen,
    comment: true,
  }
  return (Object.keys(allowed) as DeskAction[]).filter((action) => allowed[action])
}
