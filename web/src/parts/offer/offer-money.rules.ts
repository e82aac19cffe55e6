import type { Markup } from '@vitrina/contract/offers/offer-price.rules'
import type { OfferChange, OfferDocument, OfferLine, OfferState } from '@vitrina/contract/offers/offer-document.rules'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import type { ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'

/** Answers carry roubles; the rules of offers count in kopecks, so an offer is turned once on its way in and once on its way out. */
const kopecks = (roubles: number): number => Math.round(roubles * 100)
export const roubles = (inKopecks: number): number => inKopecks / 100

type Convert = (value: number) => number
const orNull = (convert: Convert, value: number | null) => (value === null ? null : convert(value))

const markupIn = <M extends Markup | null | undefined>(convert: Convert, markup: M): M =>
  markup?.mode === 'fixed' ? { ...markup, price: convert(markup.price) } : markup

const lineIn = (convert: Convert, line: OfferLine): OfferLine => ({
  ...line,
  costPrice: orNull(convert, line.costPrice),
  markup: markupIn(convert, line.markup),
})

export const linesFromAnswer = (lines: readonly OfferLine[]): OfferLine[] => lines.map((line) => lineIn(kopecks, line))

/** The draft as the rules take it. */
export const stateOfAnswer = ({ terms, groups, lines }: Pick<Offer, 'terms' | 'groups' | 'lines'>): OfferState => ({
  terms,
  document: { groups, lines: linesFromAnswer(lines) } satisfies OfferDocument,
})

/** Changes as the server reads them. */
export const changesForServer = (changes: readonly OfferChange[]): OfferChange[] =>
  changes.map((change) => {
    if (change.op === 'addLines') return { ...change, lines: change.lines.map((line) => lineIn(roubles, line)) }
    if (change.op !== 'setLines') return change
    return {
      ...change,
      lines: change.lines.map((fields) => ({
        ...fields,
        ...(fields.costPrice !== undefined && { costPrice: orNull(roubles, fields.costPrice) }),
        ...(fields.markup !== undefined && { markup: markupIn(roubles, fields.markup) }),
      })),
    }
  })

const sumsIn = <S extends { net: number; vat: number; total: number }>(sums: S): S => ({
  ...sums,
  net: kopecks(sums.net),
  vat: kopecks(sums.vat),
  total: kopecks(sums.total),
})

/** A shown offer as the rules of the client's choice take it. */
export const shownOfAnswer = <S extends ShownOffer>(shown: S): S => ({
  ...shown,
  lines: shown.lines.map((line) => ({ ...sumsIn(line), price: kopecks(line.price) })),
  totals: sumsIn(shown.totals),
  withOptions: sumsIn(shown.withOptions),
})
