import fc from 'fast-check'
import { offerFigures, type OfferLine, type OfferState, type OfferTerms, wholeOffer } from './offer-document.rules.ts'
import { type OfferSender, type ShownOffer, shownOffer } from './shown-offer.rules.ts'

/** Offers made up for tests, and what no client may read of them: the same for the answer, the page and the files. */

/** The buyer’s company as its client reads it. */
export const aSender: OfferSender = {
  name: 'ООО «Монтаж»',
  inn: '5012345678',
  kpp: '',
  ogrn: '',
  address: '',
  bank: null,
  phone: '',
  email: '',
  site: '',
  signerPost: '',
  signerName: '',
  logo: null,
  stamp: 'stamp',
  signature: 'signature',
}

/** Figures and words that no client may ever read; large and odd, so that no price equals them by chance. */
const secretNumber = fc.integer({ min: 700_000_000, max: 799_999_999 })
const secretText = fc.uuid().map((id) => `тайна-${id}`)

export const anyOfferTerms: fc.Arbitrary<OfferTerms> = fc.record({
  name: fc.constant('Щитовая'),
  client: fc.record({ name: fc.constant('Дом'), inn: fc.constant(''), contact: fc.constant(''), email: secretText, phone: secretText }),
  objectName: fc.constant('Школа'),
  markup: fc.record({ mode: fc.constantFrom('percent', 'coefficient'), basisPoints: fc.constantFrom(1_117, 1_231, 11_717) }),
  rounding: fc.constantFrom(0, 1, 10, 100),
  vatMode: fc.constantFrom('included', 'onTop', 'none'),
  minMargin: fc.constantFrom(1_313, 717),
  validUntil: fc.constantFrom(null, '2026-12-31'),
  deliveryTerms: fc.constant('Самовывоз'),
  paymentTerms: fc.constant('Аванс'),
  comment: fc.constant('Здравствуйте'),
  internalNote: secretText,
  template: fc.constantFrom('classic', 'compact', 'pictures', 'letter'),
  legalEntityId: secretNumber,
  withArticles: fc.boolean(),
  withStamp: fc.boolean(),
})

export const anyOfferLine: fc.Arbitrary<OfferLine> = fc.record({
  id: fc.uuid(),
  groupId: fc.constantFrom(null, 'a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'),
  kind: fc.constantFrom('product', 'own', 'work'),
  productId: fc.option(secretNumber),
  customProductId: fc.option(secretNumber),
  name: fc.constant('Автомат'),
  article: fc.constant('S201'),
  unit: fc.constant('шт'),
  decimals: fc.constant(0),
  note: fc.constant(''),
  amount: fc.integer({ min: 1, max: 50 }),
  limits: fc.constantFrom(null, { from: 1, to: 60 }),
  vatRate: fc.constantFrom(null, 1_000, 2_200),
  costPrice: fc.option(fc.integer({ min: 600_013, max: 699_999 })),
  costOrigin: fc.constantFrom('list', 'agreed', 'hand'),
  costAt: fc.constant('2026-11-17T09:00:00.000Z'),
  markup: fc.oneof(
    fc.constant(null),
    fc.record({ mode: fc.constant('margin' as const), basisPoints: fc.constant(1_171) }),
    fc.record({ mode: fc.constant('fixed' as const), price: fc.integer({ min: 1, max: 500_000 }) }),
  ),
  choice: fc.constantFrom('always', 'option', 'alternative'),
  setId: fc.constantFrom('b0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002'),
  isTicked: fc.boolean(),
})

export const anyOfferState: fc.Arbitrary<OfferState> = fc
  .record({ terms: anyOfferTerms, lines: fc.array(anyOfferLine, { minLength: 1, maxLength: 25 }) })
  .map(({ terms, lines }) => ({
    terms,
    document: wholeOffer({
      groups: [
        { id: 'a0000000-0000-4000-8000-000000000001', parentId: null, name: 'Щит', markup: { mode: 'percent', basisPoints: 1_919 } },
        {
          id: 'a0000000-0000-4000-8000-000000000002',
          parentId: 'a0000000-0000-4000-8000-000000000001',
          name: 'Ввод',
          markup: null,
        },
      ],
      lines,
    }),
  }))

/** The client's part of a generated offer. */
export const shownOf = (state: OfferState, number = 'КП-1/1'): ShownOffer =>
  shownOffer(state, { number, sentOn: '2026-11-17', sender: aSender, pictureOf: () => null })

/** The same offers at every run, so that a failure can be looked at. */
export const generatedOffers = (count: number): OfferState[] => fc.sample(anyOfferState, { numRuns: count, seed: 20_261_117 })

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []

/** Figures of a text: written with decimals as hundredths, and whole ones as they are; gaps between thousands do not count. */
function figuresIn(text: string): { hundredths: Set<number>; whole: Set<number> } {
  // A day is no figure: 17.11 would be a margin of 17.11 %.
  const undated = text.replace(/\d\d\.\d\d\.\d{4}|\d{4}-\d\d-\d\d/g, '')
  const tokens = undated.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []
  const [fractions, integers] = [tokens.filter((token) => /\D/.test(token)), tokens.filter((token) => !/\D/.test(token))]
  return {
    hundredths: new Set(fractions.map((token) => Math.round(Number(token.replace(',', '.')) * 100))),
    whole: new Set(integers.map(Number)),
  }
}

/** Smaller whole figures stand everywhere: places of lines, amounts, days. */
const ODD_ENOUGH = 10_000

/** What a text tells that it must not: costs, profits, markups, margins, ids, the seller's words and the names of such fields. */
export function leaksOf(text: string, state: OfferState): string[] {
  const { terms, document } = state
  const { lines, totals } = offerFigures(state)
  const hidden = [
    terms.internalNote,
    terms.client.email,
    terms.client.phone,
    String(terms.legalEntityId),
    ...document.lines.flatMap(({ id, productId, customProductId, setId }) => [id, productId, customProductId, setId]),
    ...document.groups.map(({ id }) => id),
  ].flatMap((secret) => (secret === null ? [] : String(secret)))
  // A cost that is by chance the price of another line may be read.
  const known = new Set(numbersIn(shownOf(state)))
  const { hundredths, whole } = figuresIn(text)
  const isWritten = (figure: number) =>
    hundredths.has(figure) || (figure >= ODD_ENOUGH && (whole.has(figure) || (figure % 100 === 0 && whole.has(figure / 100))))
  const secretFigures = [
    totals.cost,
    totals.profit,
    ...document.lines.map(({ costPrice }) => costPrice),
    ...lines.map(({ profit }) => profit),
  ]
  const points = [terms.minMargin, totals.margin, ...lines.map(({ margin }) => margin), ...basisPointsOf(state)]
  const isTold = (figure: number | null): figure is number =>
    figure !== null && Math.abs(figure) >= 100 && !known.has(Math.abs(figure)) && isWritten(Math.abs(figure))
  return [
    ...hidden.filter((secret) => text.includes(secret)),
    ...secretFigures.filter(isTold).map((figure) => `figure ${figure}`),
    ...points.filter(isTold).map((point) => `basis points ${point}`),
    ...(text.match(/cost|margin|markup|profit|origin|supplier|priceType|productId|internal|себестоим|наценк|маржа/gi) ?? []),
  ]
}

const basisPointsOf = ({ terms, document: { groups, lines } }: OfferState): number[] =>
  [terms.markup, ...groups.map(({ markup }) => markup), ...lines.map(({ markup }) => markup)].flatMap((markup) =>
    markup === null || markup.mode === 'fixed' ? [] : markup.basisPoints,
  )
