import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { oneLine } from '../specifications/specification-shapes.ts'
import { offerChoice, offerMessage } from './offer-shapes.ts'
import { offerStates } from './offer-version.rules.ts'
import { shownOfferShape } from './shown-offer.ts'

/** 256 random bits; anything else is no token, and answers as one that never was. */
const ofToken = z.object({ token: z.string().max(200) })

/** The page of an offer for the client, without sign-in. */
export const clientOfferPath = (token: string): string => `/offer/${token}`

const message = z
  .string()
  .max(2_000)
  .transform((written) => written.replace(/[^\P{Cc}\n]+/gu, ' ').trim())
  .pipe(z.string().min(1))

/** A sent version as the client sees it; of what only the buyer may know nothing is in it. */
const clientOffer = shownOfferShape.extend({
  state: z.enum(offerStates),
  canAccept: z.boolean(),
  canDecline: z.boolean(),
  canAsk: z.boolean(),
  /** Shown again to whoever opens the link after accepting; null before. */
  accepted: z.object({ at: z.iso.datetime(), by: z.string(), choice: offerChoice, total: money }).nullable(),
  declined: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  messages: z.array(offerMessage.omit({ versionNo: true, isRead: true })),
})
export type ClientOffer = z.infer<typeof clientOffer>

/** A link that never was, one taken back and one that is over answer alike. */
const linkErrors = ['offer.link-dead', 'rate.limited'] as const

export const clientOffersApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v2/public-offer/:token',
    summary: 'An offer by its link, as it was sent',
    policy: 'guest',
    evenAfterSession: true,
    params: ofToken,
    output: clientOffer,
    errors: linkErrors,
  }),
  seen: endpoint({
    method: 'POST',
    path: '/api/v2/public-offer/:token/seen',
    summary: 'The page is visible to a person; a visitor counts once, and the company’s own people do not count',
    policy: 'guest',
    evenAfterSession: true,
    params: ofToken,
    output: z.object({}),
    errors: linkErrors,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v2/public-offer/:token/accept',
    summary: 'Accept this version with one’s choice; a repeat with the same choice changes nothing',
    policy: 'guest',
    evenAfterSession: true,
    params: ofToken,
    body: z.object({
      /** КП-1042/2: what the client read. Another one was not sent by this link. */
      number: z.string().max(40),
      choice: offerChoice,
      /** As the page showed it; another sum is refused. */
      total: money,
      name: oneLine(200).pipe(z.string().min(1)),
    }),
    output: clientOffer,
    errors: [...linkErrors, 'offer.not-now', 'offer.sum-changed'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v2/public-offer/:token/decline',
    summary: 'Decline this version, with a reason',
    policy: 'guest',
    evenAfterSession: true,
    params: ofToken,
    body: z.object({ reason: message }),
    output: clientOffer,
    errors: [...linkErrors, 'offer.not-now'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/v2/public-offer/:token/ask',
    summary: 'Ask the sender a question, or for new prices once the offer is over',
    policy: 'guest',
    evenAfterSession: true,
    params: ofToken,
    body: z.object({ text: message, name: oneLine(200).default('') }),
    output: clientOffer,
    errors: [...linkErrors, 'offer.not-now'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v2/public-offer/:token/file',
    summary: 'The offer as a file, by an address that lives an hour',
    policy: 'guest',
    evenAfterSession: true,
    params: ofToken,
    query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
    output: z.object({ path: z.string() }),
    errors: linkErrors,
  }),
}
