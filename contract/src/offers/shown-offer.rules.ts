import { lineFigures, markupsOf, type OfferSums, sumsOf } from './offer-price.rules.ts'
import type { OfferClient, OfferState, OfferTerms } from './offer-document.rules.ts'
import { chosenTotals, proposedChoice } from './offer-choice.rules.ts'

/** The buyer's company as its client reads it. Pictures are keys of stored files inside, addresses outside. */
export type OfferSender = {
  name: string
  inn: string
  kpp: string
  ogrn: string
  address: string
  bank: { bik: string; bankName: string; correspondentAccount: string; account: string } | null
  phone: string
  email: string
  site: string
  signerPost: string
  signerName: string
  logo: string | null
  stamp: string | null
  signature: string | null
}

export type ShownOfferGroup = { key: string; parent: string | null; name: string }

export type ShownOfferLine = OfferSums & {
  /** Its place, from 1: ids of ours say nothing to the client and stay here. */
  key: string
  group: string | null
  name: string
  article: string
  unit: string
  decimals: number
  note: string
  amount: number
  limits: { from: number; to: number } | null
  price: number
  vatRate: number | null
  choice: 'always' | 'option' | 'alternative'
  set: string | null
  isTicked: boolean
  picture: string | null
}

/** The only shape of an offer that may leave the company. */
export type ShownOffer = {
  number: string
  name: string
  /** The day it was sent. */
  sentOn: string
  validUntil: string | null
  sender: OfferSender
  client: Pick<OfferClient, 'name' | 'inn' | 'contact'>
  objectName: string
  comment: string
  deliveryTerms: string
  paymentTerms: string
  vatMode: OfferTerms['vatMode']
  template: OfferTerms['template']
  groups: ShownOfferGroup[]
  lines: ShownOfferLine[]
  /** As proposed, before the client chooses. */
  totals: OfferSums
  /** With every option taken. */
  withOptions: OfferSums
}

type Shown = {
  number: string
  sentOn: string
  sender: OfferSender
  /** Of a line's product; null: none is shown. */
  pictureOf: (line: { productId: number | null; customProductId: number | null }) => string | null
}

const keysOf = (ids: readonly string[]): ((id: string | null) => string | null) => {
  const keys = new Map(ids.map((id, at) => [id, String(at + 1)]))
  return (id) => (id === null ? null : (keys.get(id) ?? null))
}

/** Lines without a price cannot be shown to a client: the offer is not sent before they have one. */
export const unpricedLines = ({ terms, document: { groups, lines } }: OfferState): string[] => {
  const markupOf = markupsOf(groups, terms.markup)
  return lines.filter((line) => lineFigures(line, terms, markupOf(line)).price === null).map(({ id }) => id)
}

/**
 * The client's offer, made field by field: what is not named here (cost, margin, markup, price type, supplier, ids, the note for
 * one's own people) cannot leave.
 */
export function shownOffer({ terms, document: { groups, lines } }: OfferState, { number, sentOn, sender, pictureOf }: Shown): ShownOffer {
  const markupOf = markupsOf(groups, terms.markup)
  const groupKey = keysOf(groups.map(({ id }) => id))
  const setKey = keysOf([...new Set(lines.flatMap(({ setId }) => setId ?? []))])
  const shownLines = lines.map((line, at): ShownOfferLine => {
    const price = lineFigures(line, terms, markupOf(line)).price ?? 0
    const vatRate = terms.vatMode === 'none' ? null : line.vatRate
    return {
      key: String(at + 1),
      group: groupKey(line.groupId),
      name: line.name,
      article: terms.withArticles ? line.article : '',
      unit: line.unit,
      decimals: line.decimals,
      note: line.note,
      amount: line.amount,
      limits: line.limits && { from: line.limits.from, to: line.limits.to },
      price,
      vatRate,
      ...sumsOf({ price, amount: line.amount, vatRate }, terms.vatMode),
      choice: line.choice,
      set: setKey(line.setId),
      isTicked: line.isTicked,
      picture: terms.template === 'pictures' ? pictureOf(line) : null,
    }
  })
  const { name, inn, contact } = terms.client
  const proposed = proposedChoice(shownLines)
  const options = shownLines.filter(({ choice }) => choice === 'option').map(({ key }) => key)
  return {
    number,
    name: terms.name,
    sentOn,
    validUntil: terms.validUntil,
    sender: terms.withStamp ? sender : { ...sender, stamp: null, signature: null },
    client: { name, inn, contact },
    objectName: terms.objectName,
    comment: terms.comment,
    deliveryTerms: terms.deliveryTerms,
    paymentTerms: terms.paymentTerms,
    vatMode: terms.vatMode,
    template: terms.template,
    groups: groups.map(({ id, parentId, name: groupName }) => ({ key: groupKey(id) ?? '', parent: groupKey(parentId), name: groupName })),
    lines: shownLines,
    totals: chosenTotals(shownLines, { choice: proposed, vatMode: terms.vatMode }),
    withOptions: chosenTotals(shownLines, {
      choice: { ...proposed, ticked: [...new Set([...proposed.ticked, ...options])] },
      vatMode: terms.vatMode,
    }),
  }
}
