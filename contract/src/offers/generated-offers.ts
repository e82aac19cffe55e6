import { offerFigures, type OfferLine, type OfferState, type OfferTerms, wholeOffer } from './offer-document.rules.ts'
import { type OfferSender, type ShownOffer, shownOffer } from './shown-offer.rules.ts'

/** Offers made up for tests, and what no client may read of them: the same for the answer, the page and the files. */

/** The buyer’s company as its client reads it. */
const aSender: OfferSender = {
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

/** The same numbers for the same seed, so that a failure can be looked at. */
function numbersFrom(seed: number) {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  return {
    below,
    oneOf: <T>(...values: readonly T[]): T => values[below(values.length)] as T,
    id: () =>
      Array.from({ length: 4 }, () =>
        below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      )
        .join('')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'),
  }
}
type Numbers = ReturnType<typeof numbersFrom>

const GROUPS = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'] as const
const SETS = ['b0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002'] as const

/** Figures and words that no client may ever read: large and odd, so that no price equals them by chance. */
const secretNumber = ({ below }: Numbers) => 700_000_000 + below(99_999_999)
const secretText = ({ id }: Numbers) => `тайна-${id()}`

const termsOf = (numbers: Numbers): OfferTerms => ({
  name: 'Щитовая',
  client: { name: 'Дом', inn: '', contact: '', email: secretText(numbers), phone: secretText(numbers) },
  objectName: 'Школа',
  markup: { mode: numbers.oneOf('percent', 'coefficient'), basisPoints: numbers.oneOf(1_117, 1_231, 11_717) },
  rounding: numbers.oneOf(0, 1, 10, 100),
  vatMode: numbers.oneOf('included', 'onTop', 'none'),
  minMargin: numbers.oneOf(1_313, 717),
  validUntil: numbers.oneOf(null, '2026-12-31'),
  deliveryTerms: 'Самовывоз',
  paymentTerms: 'Аванс',
  comment: 'Здравствуйте',
  internalNote: secretText(numbers),
  template: numbers.oneOf('classic', 'compact', 'pictures', 'letter'),
  legalEntityId: secretNumber(numbers),
  withArticles: numbers.oneOf(true, false),
  withStamp: numbers.oneOf(true, false),
})

const markupOf = ({ below, oneOf }: Numbers): OfferLine['markup'] =>
  oneOf(null, { mode: 'margin' as const, basisPoints: 1_171 }, { mode: 'fixed' as const, price: 1 + below(500_000) })

const lineOf = (numbers: Numbers): OfferLine => ({
  id: numbers.id(),
  groupId: numbers.oneOf(null, ...GROUPS),
  kind: numbers.oneOf('product', 'own', 'work'),
  productId: numbers.oneOf(null, secretNumber(numbers)),
  customProductId: numbers.oneOf(null, secretNumber(numbers)),
  name: 'Автомат',
  article: 'S201',
  unit: 'шт',
  decimals: 0,
  note: '',
  amount: 1 + numbers.below(50),
  limits: numbers.oneOf(null, { from: 1, to: 60 }),
  vatRate: numbers.oneOf(null, 1_000, 2_200),
  costPrice: numbers.below(5) === 0 ? null : 600_013 + numbers.below(99_986),
  costOrigin: numbers.oneOf('list', 'agreed', 'hand'),
  costAt: '2026-11-17T09:00:00.000Z',
  markup: markupOf(numbers),
  choice: numbers.oneOf('always', 'option', 'alternative'),
  setId: numbers.oneOf(...SETS),
  isTicked: numbers.oneOf(true, false),
})

/** An offer of one to twenty-five lines, in groups, sets and options as it happens. */
export function generatedOffer(seed: number): OfferState {
  const numbers = numbersFrom(seed)
  return {
    terms: termsOf(numbers),
    document: wholeOffer({
      groups: [
        { id: GROUPS[0], parentId: null, name: 'Щит', markup: { mode: 'percent', basisPoints: 1_919 } },
        { id: GROUPS[1], parentId: GROUPS[0], name: 'Ввод', markup: null },
      ],
      lines: Array.from({ length: 1 + numbers.below(25) }, () => lineOf(numbers)),
    }),
  }
}

/** The client's part of a generated offer. */
export const shownOf = (state: OfferState, number = 'КП-1/1'): ShownOffer =>
  shownOffer(state, { number, sentOn: '2026-11-17', sender: aSender, pictureOf: () => null })

export const generatedOffers = (count: number): OfferState[] => Array.from({ length: count }, (_, seed) => generatedOffer(seed))

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []

/** Figures of a text: written with decimals as hundredths, and whole ones as they are; gaps between thousands do not count. */
function figuresIn(text: string): { hundredths: Set<number>; whole: Set<number> } {
  // A day, a time and the versions of XML, of its schemes and of PDF are no figures: 17.11 would be a margin of 17.11 %.
  const undated = text.replace(
    /\d\d\.\d\d\.\d{4}|\d{4}-\d\d-\d\d(?:T[\d:.]+)?|<\?xml[^>]*>|xmlns(?::\w+)?="[^"]*"|"PDFFormatVersion":"[\d.]+"/g,
    '',
  )
  const tokens = undated.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []
  const [fractions, integers] = [tokens.filter((token) => /\D/.test(token)), tokens.filter((token) => !/\D/.test(token))]
  return {
    hundredths: new Set(fractions.map((token) => Math.round(Number(token.replace(',', '.')) * 100))),
    whole: new Set(integers.map(Number)),
  }
}

/** Smaller whole figures stand everywhere: places of lines, amounts, days. */
const ODD_ENOUGH = 10_000

/**
 * Lists every cost, profit, markup, margin, id and internal word that a text for the client contains though it must not.
 * `derived` are figures that a paper calculates from the client's part alone.
 */
export function leaksOf(text: string, state: OfferState, derived: readonly number[] = []): string[] {
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
  // A cost that is by chance the price or the amount of another line may be read.
  const known = new Set([...numbersIn(shownOf(state)), ...derived].flatMap((figure) => [figure, Math.round(figure * 100)]))
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
