import type { NotificationEvent } from '@vitrina/contract/account/notification-settings.rules'
import type { Context } from '#platform/context'
import { offerTextsIn, type OwnerLetter } from '#texts/offers'
import { fill } from '#texts/texts'
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
    textIn: (language) => {
      const { title, lines, button, sms } = offerTextsIn(language).toOwner[letter]
      const params = { ...values, name: head.name, client: head.clientName || head.clientContact || head.name }
      return {
        title: fill(title, params),
        paragraphs: lines.map((line) => fill(line, params)),
        button: { text: button, path: `/modules/offers/${head.id}` },
        sms: fill(sms, params),
      }
    },
  })
}
