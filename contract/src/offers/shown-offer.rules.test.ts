import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceProblems, chosenTotals, proposedChoice } from './offer-choice.rules.ts'
import { applyOfferChanges, offerFigures, type OfferLine } from './offer-document.rules.ts'
import { compareOffers, isSameOffer } from './compare-offers.rules.ts'
import { generatedOffer, generatedOffers, leaksOf, shownOf } from './generated-offers.ts'
import { reprice } from './reprice.rules.ts'
import { unpricedLines } from './shown-offer.rules.ts'

const anyOfferState = fc.nat().map(generatedOffer)

/** Every value of a JSON, with the name it stands under. */
const leavesOf = (value: unknown, name = ''): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, key)) : [[name, value]]

test('[R-10] over 1 000 generated offers nothing of cost, margin, markup, origin or ids leaves, and no field beyond the agreed ones', () => {
  const allowed = new Set(leavesOf(shownOf({ terms: generatedOffer(1).terms, document: { groups: [], lines: [] } })).map(([name]) => name))
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
  for (const state of generatedOffers(1_000)) {
    const shown = shownOf(state)
    expect(leaksOf(JSON.stringify(shown), state)).toEqual([])
    expect(leavesOf(shown).filter(([name]) => !allowed.has(name))).toEqual([])
  }
})

test('the search for leaks finds a cost however it is written, a profit, an id, a private note and the name of a field', () => {
  const [state] = generatedOffers(40).filter(({ document: { lines } }) => lines.some(({ costPrice }) => costPrice !== null))
  const cost = state?.document.lines.find(({ costPrice }) => costPrice !== null)?.costPrice ?? 0
  if (!state) throw new Error('nothing was generated')
  const roubles = (cost / 100).toFixed(2)
  const { profit } = offerFigures(state).totals
  const planted = [
    `{"a":${cost}}`,
    `цена ${roubles}`,
    roubles.replace('.', ','),
    `${roubles.slice(0, 1)} ${roubles.slice(1)}`,
    `{"b":${profit}}`,
  ]
  const texts = [...planted, `<p>${state.terms.internalNote}</p>`, state.document.lines[0]?.id ?? '', 'minMargin']
  expect(texts.filter((text) => leaksOf(text, state).length === 0)).toEqual([])
})

test('the client’s sums are the maker’s, to the kopeck, and the proposed choice can be accepted as it is', () => {
  fc.assert(
    fc.property(anyOfferState, (state) => {
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
    fc.property(anyOfferState, fc.nat(), (state, at) => {
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
  const { terms } = generatedOffer(1)
  const [first, second] = generatedOffers(9).flatMap(({ document: { lines } }) => lines)
  if (!first || !second) throw new Error('nothing was generated')
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
    fc.property(anyOfferState, fc.integer({ min: 100, max: 900_000 }), (state, price) => {
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
    fc.property(anyOfferState, (state) => {
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
