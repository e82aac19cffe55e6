import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { id, name, oneLine, uuid } from '../specifications/specification-shapes.ts'
import { MAX_OFFER_LINES, offerTemplates } from './offer-document.rules.ts'
import { offerBrandCalls } from './offer-brand-calls.ts'
import { editErrors, offerAccess, offErrors, readErrors } from './offer-calls.ts'
import { newOfferDocument, newTerms, offerChanges } from './offer-input.ts'
import { offer, offerLine, offerLists, offerRow, offerToCartReport, offerTotals, offerVersion, ofOffer, repricing } from './offer-shapes.ts'
import { offerVersionCalls } from './offer-version-calls.ts'
import { offerStates } from './offer-version.rules.ts'
import { shownOfferShape } from './shown-offer.ts'

const chosen = z.array(uuid).min(1).max(MAX_OFFER_LINES)

const source = z.discriminatedUnion('type', [
  z.object({ type: z.literal('specification'), id, lineIds: z.array(uuid).min(1).optional() }),
  /** The selected lines of the active cart. */
  z.object({ type: z.literal('cart') }),
  z.object({ type: z.literal('order'), id }),
  z.object({ type: z.literal('nothing') }),
])

export const offersApi = {
  list: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer',
    summary: 'My offers or their archive, last changed first; `keyword` is part of a number, name, client or object',
    query: z.object({
      list: z.enum(offerLists).default('mine'),
      keyword: oneLine(120).default(''),
      state: z.enum(offerStates).optional(),
      page: pageNumber,
      pageSize,
    }),
    output: z.object({ items: z.array(offerRow), meta: pageMeta }),
    errors: offErrors,
  }),
  create: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer',
    summary: 'Begin an offer from a specification, a cart, an order or nothing; costs are the prices of now',
    body: z.object({
      from: source,
      name: name.optional(),
      /** Other terms than those of the last offer. */
      terms: newTerms.partial().optional(),
      /** With `nothing`: lines to begin with. */
      document: newOfferDocument.optional(),
    }),
    output: offer,
    errors: [
      ...offErrors,
      'offer.too-many',
      'offer.too-large',
      'specification.not-found',
      'cart.not-found',
      'cart.empty',
      'order.not-found',
    ],
    maxBodyBytes: 4_194_304,
    idempotent: true,
  }),
  read: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/:id',
    summary: 'An offer: its draft with groups, lines, costs and terms',
    params: ofOffer,
    output: offer,
    errors: readErrors,
  }),
  change: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/changes',
    summary:
      'Change terms, groups and lines of the draft; with a `version` that is not the last one the answer is 409 with the present state and what differs, and nothing is written',
    params: ofOffer,
    body: offerChanges,
    /** `lines`: those the server completed with name, article, unit and cost. */
    output: z.object({ version: z.number(), lines: z.array(offerLine), totals: offerTotals }),
    errors: [...editErrors, 'offer.changed', 'offer.too-large'],
    maxBodyBytes: 4_194_304,
    idempotent: true,
  }),
  copy: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/copy',
    summary: 'Copy an offer under a number of its own, without its versions and its client’s answers',
    params: ofOffer,
    body: z.object({ name: name.optional() }),
    output: offerRow,
    errors: [...readErrors, 'offer.too-many'],
    idempotent: true,
  }),
  archive: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/archive',
    summary: 'Put an offer into the archive; its links stay as they are',
    params: ofOffer,
    output: offerRow,
    errors: readErrors,
  }),
  restore: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/restore',
    summary: 'Take an offer out of the archive',
    params: ofOffer,
    output: offerRow,
    errors: readErrors,
  }),
  remove: endpoint({
    ...offerAccess,
    method: 'DELETE',
    path: '/api/v1/offer/:id',
    summary: 'Delete an archived offer with its links forever; for ten minutes it can be brought back',
    params: ofOffer,
    output: z.object({ deletionToken: z.uuid(), deletedCount: z.number() }),
    errors: [...readErrors, 'offer.not-archived'],
  }),
  removeArchived: endpoint({
    ...offerAccess,
    method: 'DELETE',
    path: '/api/v1/offer/archived',
    summary: 'Delete all my archived offers forever; for ten minutes they can be brought back',
    output: z.object({ deletionToken: z.uuid().nullable(), deletedCount: z.number() }),
    errors: offErrors,
  }),
  undoRemoval: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/undo-removal',
    summary: 'Bring back what was deleted within the last ten minutes',
    body: z.object({ deletionToken: z.uuid() }),
    output: z.object({ restoredCount: z.number() }),
    errors: [...offErrors, 'offer.deletion-not-found'],
  }),
  previewRepricing: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/:id/reprice',
    summary: 'What would change with the prices of now, line by line; nothing is written',
    params: ofOffer,
    output: repricing,
    errors: readErrors,
  }),
  reprice: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/reprice',
    summary: 'Take the prices of now into the draft, for chosen lines or all; a price set by hand stays',
    params: ofOffer,
    body: z.object({ version: z.int(), lineIds: chosen.optional() }),
    output: repricing.extend({ version: z.number() }),
    errors: [...editErrors, 'offer.changed'],
    idempotent: true,
  }),
  preview: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/:id/preview',
    summary: 'The draft as the client would see it, and its print marked as a draft',
    params: ofOffer,
    query: z.object({ template: z.enum(offerTemplates).optional() }),
    output: z.object({ shown: shownOfferShape, pdfPath: z.string() }),
    errors: readErrors,
  }),
  send: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/send',
    summary: 'Freeze the draft as a numbered version and send it by e-mail, by a link, or both; the earlier version is superseded',
    params: ofOffer,
    body: z.object({
      version: z.int(),
      /** Null: no letter. */
      email: z
        .object({
          to: z.array(z.email().max(254)).min(1).max(5),
          text: z.string().max(4_000).default(''),
          withFile: z.boolean().default(true),
        })
        .nullable()
        .default(null),
      withLink: z.boolean().default(true),
      /** Asked again when the margin is below the floor. */
      isBelowFloorAgreed: z.boolean().default(false),
    }),
    output: offerVersion,
    errors: [...editErrors, 'offer.changed', 'offer.below-floor', 'rate.limited'],
    idempotent: true,
  }),
  toCart: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/offer/:id/to-cart',
    summary: 'Put what the client accepted into a new cart or a named one; a report for each line',
    params: ofOffer,
    body: z.object({ cartId: id.optional(), newCartName: oneLine(120).optional() }),
    output: offerToCartReport,
    errors: [...readErrors, 'offer.not-accepted', 'cart.not-found', 'cart.too-many', 'cart.too-many-lines'],
    idempotent: true,
  }),
  ...offerVersionCalls,
  ...offerBrandCalls,
}
