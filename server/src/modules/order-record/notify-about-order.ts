import type { Language } from '@vitrina/contract/languages'
import type { NotificationEvent } from '@vitrina/contract/account/notification-settings.rules'
import type { Context } from '#platform/context'
import { claimOnce } from '#platform/jobs/claim-once'
import { notify } from '#modules/account/notifications/notify'
import type { ordersTextsIn } from '#texts/orders'
import { inRoubles } from '#texts/roubles'
import { findNotificationFacts } from './notify-about-order.queries.ts'

type Letters = ReturnType<typeof ordersTextsIn>['letters']
export type OrderLetter = keyof Letters

/** Recipients of an order notification, with the notification setting of each. */
const audience: Record<OrderLetter, { who: 'author' | 'approvers' | 'manager'; event: NotificationEvent }> = {
  placed: { who: 'author', event: 'order.state' },
  approvalNeeded: { who: 'approvers', event: 'approval.needed' },
  approved: { who: 'author', event: 'order.state' },
  rejected: { who: 'author', event: 'order.state' },
  confirmed: { who: 'author', event: 'order.state' },
  declined: { who: 'author', event: 'order.state' },
  cancelled: { who: 'author', event: 'order.state' },
  changed: { who: 'author', event: 'order.state' },
  invoiceIssued: { who: 'author', event: 'document.new' },
  comment: { who: 'author', event: 'order.state' },
  newForManager: { who: 'manager', event: 'order.state' },
  commentForManager: { who: 'manager', event: 'order.state' },
  cancelAskedForManager: { who: 'manager', event: 'order.state' },
  cancelledForManager: { who: 'manager', event: 'order.state' },
  cancelRefused: { who: 'author', event: 'order.state' },
  readyForPickup: { who: 'author', event: 'order.shipped' },
  pickupReminder: { who: 'author', event: 'order.shipped' },
  pickupExtended: { who: 'author', event: 'order.shipped' },
  notCollected: { who: 'author', event: 'order.state' },
  notCollectedForManager: { who: 'manager', event: 'order.state' },
  shipped: { who: 'author', event: 'order.shipped' },
  returnForManager: { who: 'manager', event: 'order.state' },
  returnAsked: { who: 'author', event: 'order.state' },
  returnAuthorized: { who: 'author', event: 'order.state' },
  returnDenied: { who: 'author', event: 'order.state' },
  returnReceived: { who: 'author', event: 'order.state' },
  returnApproved: { who: 'author', event: 'order.state' },
  returnRejected: { who: 'author', event: 'order.state' },
  replacementPlaced: { who: 'author', event: 'order.state' },
  promiseChanged: { who: 'author', event: 'order.state' },
  promiseOpen: { who: 'author', event: 'order.state' },
  reserveConfirmed: { who: 'author', event: 'order.state' },
  reservePartlyConfirmed: { who: 'author', event: 'order.state' },
  reserveRejected: { who: 'author', event: 'order.state' },
  reserveReleased: { who: 'author', event: 'order.state' },
  reserveExpiring: { who: 'author', event: 'reserve.expiring' },
  reserveExpired: { who: 'author', event: 'reserve.expired' },
  paymentReceived: { who: 'author', event: 'payment.received' },
  advanceForManager: { who: 'manager', event: 'order.state' },
  refundPaid: { who: 'author', event: 'payment.received' },
}

/**
 * Notifies the recipients of an order's event by letter or message, in their own language and by their settings.
 * `key` names the cause: repeated, it notifies each recipient once.
 */
export async function notifyAboutOrder(
  tx: Context,
  orderId: number,
  letter: OrderLetter,
  {
    key = letter,
    paid,
    ...details
  }: {
    key?: string
    reason?: string
    author?: string
    text?: string
    code?: string
    until?: string
    shipment?: string
    paid?: number
  } = {},
): Promise<void> {
  const facts = await findNotificationFacts(tx, orderId)
  const { who, event } = audience[letter]
  const recipients = { author: [facts.created_by], approvers: facts.approvers ?? [], manager: [facts.manager_id] }[who]
  const path = who === 'manager' ? `/back-office/orders/${facts.id}` : `/orders/${facts.id}`
  const valuesIn = (language: Language) => ({
    number: facts.number,
    sum: inRoubles(facts.total, language),
    lines: facts.line_count,
    company: facts.company,
    author: facts.author ?? '',
    reason: '',
    text: '',
    code: '',
    until: '',
    shipment: '',
    // Kopecks of the one payment it is about.
    paid: paid === undefined ? '' : inRoubles(paid, language),
    ...details,
  })
  for (const userId of recipients) {
    if (userId === null || !(await claimOnce(tx, `order:${orderId}:${key}:${userId}`))) continue
    const site = { name: facts.site_name, url: facts.origin }
    await notify(tx, { userId, event, companyId: facts.company_id, site, letter: `order.${letter}`, path, valuesIn })
  }
}
