import type { NotificationEvent } from '@vitrina/contract/account/notification-settings.rules'
import type { Context } from '#platform/context'
import type { OwnerLetter } from '#texts/offers'
import { type Notification, notify } from '#modules/account/notifications/notify'
import type { OfferHead } from './offers.queries.ts'

const eventOf = {
  viewed: 'offer.viewed',
  accepted: 'offer.accepted',
  declined: 'offer.declined',
  asked: 'offer.asked',
  expiring: 'offer.expiring',
} as const satisfies Record<OwnerLetter, NotificationEvent>

/** Tells the maker what becomes of the offer, by the maker's own settings. */
export function notifyOwner(
  tx: Context,
  site: Notification['site'],
  { head, letter, values }: { head: OfferHead; letter: OwnerLetter; values: Record<string, string> & { number: string } },
): Promise<void> {
  return notify(tx, {
    userId: head.ownerId,
    event: eventOf[letter],
    companyId: head.companyId,
    site,
    letter: `offer.${letter}`,
    path: `/modules/offers/${head.id}`,
    valuesIn: () => ({ ...values, name: head.name, client: head.clientName || head.clientContact || head.name }),
  })
}
