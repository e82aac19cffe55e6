import { job } from '#platform/jobs/jobs'
import { offerRemoval } from './archive.ts'
import { offerLetter, SEND_LETTER, sendOfferLetter } from './offer-letter.ts'
import { offerReminder, REMIND, remindOfOffer } from './remind-of-offer.ts'

/** Offers deleted together, once the time to bring them back is over. */
export const purgeRemovedOffers = offerRemoval.job

/** An offer to its client, with the file made from the frozen version. */
export const mailOffer = job({ name: SEND_LETTER, payload: offerLetter, run: sendOfferLetter })

/** Two days before the last one, when the client has not answered. */
export const remindOfExpiringOffer = job({ name: REMIND, payload: offerReminder, run: remindOfOffer })
