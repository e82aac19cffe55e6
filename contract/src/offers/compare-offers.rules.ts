import { lineFigures, markupsOf } from './offer-price.rules.ts'
import type { OfferLine, OfferState } from './offer-document.rules.ts'

export const offerDifferenceKinds = ['added', 'removed', 'changed'] as const

/** Fields that make another offer, goods and terms: a changed note or template makes no other offer. */
export const offerDifferenceFields = ['name', 'amount', 'price', 'vatRate', 'choice', 'limits'] as const
export const termDifferenceFields = ['validUntil', 'deliveryTerms', 'paymentTerms', 'vatMode'] as const

type FieldDifference<F> = { field: F; before: string; after: string }

export type OfferDifferences = {
  lines: {
    kind: (typeof offerDifferenceKinds)[number]
    lineId: string
    name: string
    fields: FieldDifference<(typeof offerDifferenceFields)[number]>[]
  }[]
  terms: FieldDifference<(typeof termDifferenceFields)[number]>[]
}

const differing = <F>(fields: FieldDifference<F>[]) => fields.filter(({ before, after }) => before !== after)

/** Prices in roubles: these texts are read by people. */
const roubles = (kopecks: number | null) => (kopecks === null ? '' : (kopecks / 100).toFixed(2))

const limitsText = ({ limits }: OfferLine) => (limits ? `${limits.from}–${limits.to}` : '')

function pricedById({ terms, document: { groups, lines } }: OfferState) {
  const markupOf = markupsOf(groups, terms.markup)
  return new Map(lines.map((line) => [line.id, { line, price: lineFigures(line, terms, markupOf(line)).price }]))
}

/** Commercial differences between two states of an offer, line by line; added and changed in the order of the later one. */
export function compareOffers({ before, after }: { before: OfferState; after: OfferState }): OfferDifferences {
  const [earlier, later] = [pricedById(before), pricedById(after)]
  const present = [...later.values()].flatMap(({ line, price }): OfferDifferences['lines'] => {
    const old = earlier.get(line.id)
    if (!old) return [{ kind: 'added', lineId: line.id, name: line.name, fields: [] }]
    const fields = differing<(typeof offerDifferenceFields)[number]>([
      { field: 'name', before: old.line.name, after: line.name },
      { field: 'amount', before: String(old.line.amount), after: String(line.amount) },
      { field: 'price', before: roubles(old.price), after: roubles(price) },
      { field: 'vatRate', before: String(old.line.vatRate ?? ''), after: String(line.vatRate ?? '') },
      { field: 'choice', before: old.line.choice, after: line.choice },
      { field: 'limits', before: limitsText(old.line), after: limitsText(line) },
    ])
    return fields.length > 0 ? [{ kind: 'changed', lineId: line.id, name: line.name, fields }] : []
  })
  const gone = [...earlier.values()]
    .filter(({ line }) => !later.has(line.id))
    .map(({ line }) => ({ kind: 'removed' as const, lineId: line.id, name: line.name, fields: [] }))
  return {
    lines: [...present, ...gone],
    terms: differing(termDifferenceFields.map((field) => ({ field, before: before.terms[field] ?? '', after: after.terms[field] ?? '' }))),
  }
}

export const isSameOffer = ({ lines, terms }: OfferDifferences): boolean => lines.length + terms.length === 0
