import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { PURGE_REMOVED } from './archive.ts'
import { offerLetter, SEND_LETTER, sendOfferLetter } from './offer-letter.ts'
import { purgeRemoved } from './offers.queries.ts'

/** Offers deleted together, once the time to bring them back is over. */
export const purgeRemovedOffers = job({
  name: PURGE_REMOVED,
  payload: z.object({ token: z.uuid() }),
  run: (ctx, { token }) => purgeRemoved(ctx, token),
})

/** An offer to its client, with the file made from the frozen version. */
export const mailOffer = job({ name: SEND_LETTER, payload: offerLetter, run: sendOfferLetter })
