import { offerFigures, type OfferState, type OfferTerms } from '@vitrina/contract/offers/offer-document.rules'
import type { OfferChanges, OfferHead } from './offers.queries.ts'

/** The draft of an offer as the rules know it. */
export const draftOf = ({
  name,
  clientName,
  clientInn,
  clientContact,
  clientEmail,
  clientPhone,
  objectName,
  terms,
  document,
}: OfferHead): OfferState => ({
  terms: {
    name,
    client: { name: clientName, inn: clientInn, contact: clientContact, email: clientEmail, phone: clientPhone },
    objectName,
    ...terms,
  },
  document,
})

/** Columns that hold a draft, with the sums that lists show. */
export function columnsOf(draft: OfferState) {
  const { name, client, objectName, ...terms } = draft.terms
  return {
    name,
    clientName: client.name,
    clientInn: client.inn,
    clientContact: client.contact,
    clientEmail: client.email,
    clientPhone: client.phone,
    objectName,
    terms,
    document: draft.document,
    totals: offerFigures(draft).totals,
    lineCount: draft.document.lines.length,
  } satisfies OfferChanges
}

/** An offer begins with the habits of the last one; client, object and validity are its own. */
export const firstTerms = (last: OfferTerms | null, given: Partial<OfferTerms> & { name: string }): OfferTerms => ({
  client: { name: '', inn: '', contact: '', email: '', phone: '' },
  objectName: '',
  markup: last?.markup ?? { mode: 'percent', basisPoints: 1_500 },
  rounding: last?.rounding ?? 0,
  vatMode: last?.vatMode ?? 'included',
  minMargin: last?.minMargin ?? 500,
  validUntil: null,
  deliveryTerms: last?.deliveryTerms ?? '',
  paymentTerms: last?.paymentTerms ?? '',
  comment: last?.comment ?? '',
  internalNote: '',
  template: last?.template ?? 'classic',
  legalEntityId: last?.legalEntityId ?? null,
  withArticles: last?.withArticles ?? true,
  withStamp: last?.withStamp ?? true,
  ...given,
})
