import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceProblems, chosenTotals, proposedChoice } from './offer-choice.rules.ts'
import { applyOfferChanges, offerFigures, type OfferLine, type OfferState, type OfferTerms, wholeOffer } from './offer-document.rules.ts'
import { compareOffers, isSameOffer } from './compare-offers.rules.ts'
import { reprice } from './reprice.rules.ts'
import { type OfferSender, shownOffer, unpricedLines } from './shown-offer.rules.ts'

const sender: OfferSender = {
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

const anyTerms: fc.Arbitrary<OfferTerms> = fc.record({
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

const anyLine: fc.Arbitrary<OfferLine> = fc.record({
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
  costPrice: fc.option(fc.integer({ min: 600_000, max: 699_999 })),
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

const anyState: fc.Arbitrary<OfferState> = fc
  .record({ terms: anyTerms, lines: fc.array(anyLine, { minLength: 1, maxLength: 25 }) })
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

const shownOf = (state: OfferState) => shownOffer(state, { number: 'КП-1/1', sentOn: '2026-11-17', sender, pictureOf: () => null })

/** Every value of a JSON, with the name it stands under. */
const leavesOf = (value: unknown, name = ''): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, key)) : [[name, value]]

test('[R-10] over 1 000 generated offers nothing of cost, margin, markup, origin or ids leaves, and no field beyond the agreed ones', () => {
  const allowed = new Set(
    leavesOf(shownOf({ terms: fc.sample(anyTerms, 1)[0] as OfferTerms, document: { groups: [], lines: [] } })).map(([name]) => name),
  )
  for (const name of [
    'key',
    'parent',
    'name',
    'group',
    'article',
    'unit',
    'decimals',
    'note',
    'amount',
    'limits',
    'from',
    'to',
    'price',
    'vatRate',
    'choice',
    'set',
    'isTicked',
    'picture',
  ])
    allowed.add(name)
  fc.assert(
    fc.property(anyState, (state) => {
      const shown = shownOf(state)
      const text = JSON.stringify(shown)
      const { terms, document } = state
      const figures = offerFigures(state)
      const hidden = [
        terms.internalNote,
        terms.client.email,
        terms.client.phone,
        String(terms.legalEntityId),
        ...document.lines.flatMap(({ id, productId, customProductId, setId }) => [
          id,
          String(productId ?? 'none'),
          String(customProductId ?? 'none'),
          setId ?? 'none',
        ]),
        ...document.groups.map(({ id }) => id),
      ].filter((one) => one !== 'none')
      expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
      const numbers = new Set(leavesOf(shown).flatMap(([, value]) => (typeof value === 'number' ? [value] : [])))
      const prices = new Set(figures.lines.flatMap(({ price, net, vat, total }) => [price, net, vat, total]))
      const costs = document.lines.flatMap(({ costPrice }) => (costPrice !== null && !prices.has(costPrice) ? [costPrice] : []))
      expect(costs.filter((cost) => numbers.has(cost))).toEqual([])
      expect(leavesOf(shown).filter(([name]) => !allowed.has(name))).toEqual([])
      expect(text).not.toMatch(/cost|margin|markup|profit|origin|supplier|priceType|internal/i)
    }),
    { numRuns: 1_000 },
  )
})

test('the client’s sums are the maker’s, to the kopeck, and the proposed choice can be accepted as it is', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      fc.pre(unpricedLines(state).length === 0)
      const shown = shownOf(state)
      const { net, vat, total } = offerFigures(state).totals
      expect(shown.totals).toEqual({ net, vat, total })
      const proposed = proposedChoice(shown.lines)
      expect(choiceProblems(shown.lines, proposed)).toEqual([])
      expect(chosenTotals(shown.lines, { choice: proposed, vatMode: shown.vatMode })).toEqual(shown.totals)
      expect(shown.withOptions.total).toBeGreaterThanOrEqual(shown.totals.total)
    }),
  )
})

test('in every set exactly one is ticked, whatever arrives and whatever is removed', () => {
  fc.assert(
    fc.property(anyState, fc.nat(), (state, at) => {
      const gone = state.document.lines[at % state.document.lines.length]
      const after = applyOfferChanges(state, [{ op: 'removeLines', ids: gone ? [gone.id] : [] }])
      for (const { lines } of [state.document, after.document]) {
        const sets = Map.groupBy(
          lines.filter(({ choice }) => choice === 'alternative'),
          ({ setId }) => setId,
        )
        const isRight = (members: readonly OfferLine[]) => members.length > 1 && members.filter(({ isTicked }) => isTicked).length === 1
        expect([...sets.values()].every(isRight)).toBe(true)
      }
    }),
  )
})

test('ticking one alternative takes the tick from the others of its set', () => {
  const [terms] = fc.sample(anyTerms, 1)
  const [first, second] = fc.sample(anyLine, 2)
  if (!terms || !first || !second) throw new Error('nothing was generated')
  const setId = 'b0000000-0000-4000-8000-000000000001'
  const lines = [
    { ...first, id: '1', groupId: null, choice: 'alternative' as const, setId, isTicked: true },
    { ...second, id: '2', groupId: null, choice: 'alternative' as const, setId, isTicked: false },
  ]
  const after = applyOfferChanges({ terms, document: { groups: [], lines } }, [{ op: 'setLines', lines: [{ id: '2', isTicked: true }] }])
  expect(after.document.lines.map(({ isTicked }) => isTicked)).toEqual([false, true])
})

test('repricing never touches a hand, changes only costs, and a second one changes nothing', () => {
  fc.assert(
    fc.property(anyState, fc.integer({ min: 100, max: 900_000 }), (state, price) => {
      const fresh = { freshOf: () => ({ price, origin: 'list' as const, vatRate: 2_200 }), at: '2026-12-01T00:00:00.000Z' }
      const once = reprice(state, fresh)
      const isByHand = ({ costOrigin, kind }: OfferLine) => costOrigin === 'hand' || kind === 'work'
      const { lines } = state.document
      expect(once.state.document.lines).toEqual(
        lines.map((line) => (isByHand(line) ? line : { ...line, costPrice: price, vatRate: 2_200, costOrigin: 'list', costAt: fresh.at })),
      )
      expect(once.items.map(({ outcome }) => outcome === 'kept')).toEqual(lines.map(isByHand))
      const fixed = lines.flatMap(({ markup }, at) => (markup?.mode === 'fixed' ? [[markup.price, once.items[at]?.priceAfter]] : []))
      expect(fixed.filter(([set, after]) => set !== after)).toEqual([])
      expect(reprice(once.state, fresh).items.every(({ outcome }) => outcome === 'same' || outcome === 'kept')).toBe(true)
    }),
  )
})

test('a state is the same as itself; a note or another template makes no other offer, a price does', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(isSameOffer(compareOffers({ before: state, after: state }))).toBe(true)
      const noted = { ...state, terms: { ...state.terms, internalNote: 'x', template: 'compact' as const, comment: 'y' } }
      expect(isSameOffer(compareOffers({ before: state, after: noted }))).toBe(true)
      const id = state.document.lines[0]?.id ?? ''
      const dearer = applyOfferChanges(state, [{ op: 'setLines', lines: [{ id, markup: { mode: 'fixed', price: 987_654_321 } }] }])
      const { lines } = compareOffers({ before: state, after: dearer })
      expect(lines).toMatchObject([{ kind: 'changed', lineId: id, fields: [{ field: 'price', after: '9876543.21' }] }])
    }),
  )
})
