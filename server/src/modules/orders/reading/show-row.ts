import type { OrderRow } from '@vitrina/contract/orders/orders'
import { isPaidInStore } from '@vitrina/contract/payments/payments.rules'
import type { Actor } from '#platform/actor'
import { actionsOf, type OrderFacts } from '../order-actions.rules.ts'
import type { ListedOrder } from './order-row.queries.ts'

export const factsOf = (row: ListedOrder): OrderFacts => ({
  state: row.state,
  shippingState: row.shipping_state,
  paymentState: row.payment_state,
  creditGrade: row.credit_grade,
  reserveState: row.reserve_state,
  extendedTimes: row.extended_times ?? 0,
  hasOpen: row.has_open,
  hasUnheld: row.has_unheld,
  hasReturnable: row.has_returnable,
  hasOpenInvoice: row.has_open_invoice,
  hasUnpriced: row.has_unpriced,
  hasReadyPickup: row.has_ready_pickup,
  hasShippable: row.has_shippable,
  hasMovable: row.has_movable,
  hasAwaited: row.has_awaited,
  hasTransfer: row.has_transfer,
  paymentMethod: row.payment_method,
  isOverdue: row.is_overdue,
  total: row.total,
  releasedSum: row.released_sum,
  deliveryType: row.delivery_type,
})

/** The reader's actions: none with an order of a company that is not their active one, but printing. */
function actionsFor({ user, site }: Actor, row: ListedOrder): OrderRow['actions'] {
  if (!user || user.companyId !== row.company_id) return ['print']
  const { toggles, flags } = site.settings
  return actionsOf(factsOf(row), {
    role: user.companyRole,
    isStandIn: user.staffId !== null,
    toggles,
    canPayInStore: isPaidInStore(site.settings),
    canSeeLines: flags.isPositionsInOrder,
  })
}

const isHolding = (row: ListedOrder) => row.reserve_state === 'confirmed' || row.reserve_state === 'partially_confirmed'

export const moment = (given: string): string => new Date(given).toISOString()

export const rowOf = (actor: Actor, row: ListedOrder): OrderRow => ({
  id: row.id,
  number: row.number,
  buyerOrderNumber: row.buyer_order_number,
  createdAt: moment(row.created_at),
  company: { id: row.company_id, name: row.company },
  legalEntity: row.legal_entity,
  author: row.created_by === null ? null : { id: row.created_by, name: row.author ?? '' },
  manager: row.manager_id === null ? null : { id: row.manager_id, name: row.manager ?? '' },
  state: row.state,
  shippingState: row.shipping_state,
  paymentState: row.payment_state,
  isOverdue: row.is_overdue,
  deliveryType: row.delivery_type,
  desiredOn: row.desired_on,
  promisedOn: row.promised_on,
  total: row.total,
  cancelledTotal: row.cancelled_total,
  paidSum: row.paid_sum,
  lineCount: row.line_count,
  reservedUntil: isHolding(row) && row.reserve_expires_at ? moment(row.reserve_expires_at) : null,
  actions: actionsFor(actor, row),
})
