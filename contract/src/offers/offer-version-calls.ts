import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { oneLine } from '../specifications/specification-shapes.ts'
import { offerAccess, readErrors } from './offer-calls.ts'
import { offerTemplates } from './offer-document.rules.ts'
import { offer, offerChoice, offerDifferences, offerMessage, offerVersion, ofOffer } from './offer-shapes.ts'
import { shownOfferShape } from './shown-offer.ts'

const versionErrors = [...readErrors, 'offer.version-not-found'] as const
const ofVersion = ofOffer.extend({ no: z.coerce.number().pipe(z.int().min(1).max(10_000)) })

/** Calls about sent versions and the messages of the client; a part of `offersApi`, which would be too long as one file. */
export const offerVersionCalls = {
  versions: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/:id/versions',
    summary: 'Versions that were sent, newest first',
    params: ofOffer,
    output: z.object({ items: z.array(offerVersion) }),
    errors: readErrors,
  }),
  version: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/:id/versions/:no',
    summary: 'A sent version exactly as its client sees it',
    params: ofVersion,
    output: z.object({ version: offerVersion, shown: shownOfferShape }),
    errors: versionErrors,
  }),
  compare: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/:id/versions/:no/diff',
    summary: 'What differs between a version and a later one, or the draft',
    params: ofVersion,
    query: z.object({ to: z.coerce.number().pipe(z.int().min(1)).optional() }),
    output: offerDifferences,
    errors: versionErrors,
  }),
  revert: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/versions/:no/revert',
    summary: 'Take a sent version back into the draft',
    params: ofVersion,
    body: z.object({ version: z.int() }),
    output: offer,
    errors: [...versionErrors, 'offer.archived', 'offer.changed'],
  }),
  revoke: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/versions/:no/revoke',
    summary: 'Take a version back: its link is dead at once, and the version before holds again',
    params: ofVersion,
    output: offerVersion,
    errors: versionErrors,
  }),
  renewLink: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/versions/:no/link',
    summary: 'A new link to a version, or its first one; the former is dead at once',
    params: ofVersion,
    output: offerVersion,
    errors: [...versionErrors, 'offer.not-now'],
  }),
  recordOutcome: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/versions/:no/outcome',
    summary: 'Record an answer that came by telephone, or take back one that was a mistake',
    params: ofVersion,
    body: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('accepted'), choice: offerChoice.optional() }),
      z.object({ outcome: z.literal('declined'), reason: oneLine(2_000) }),
      z.object({ outcome: z.literal('open') }),
    ]),
    output: offerVersion,
    errors: [...versionErrors, 'offer.not-now'],
  }),
  file: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/:id/versions/:no/file',
    summary: 'A sent version as a file, by an address that lives an hour',
    params: ofVersion,
    query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf'), template: z.enum(offerTemplates).optional() }),
    output: z.object({ path: z.string() }),
    errors: versionErrors,
  }),
  messages: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/:id/messages',
    summary: 'Questions of the client and the answers, oldest first',
    params: ofOffer,
    output: z.object({ items: z.array(offerMessage) }),
    errors: readErrors,
  }),
  markMessagesRead: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/messages/read',
    summary: 'The client’s questions were seen; a repeat changes nothing',
    params: ofOffer,
    output: z.object({}),
    errors: readErrors,
  }),
  answer: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/messages',
    summary: 'Answer the client: the words stand on the page of the link, and go by e-mail where the address is known',
    params: ofOffer,
    body: z.object({ text: z.string().trim().min(1).max(2_000) }),
    output: z.object({ items: z.array(offerMessage) }),
    errors: [...readErrors, 'offer.not-now', 'rate.limited'],
    idempotent: true,
  }),
}
