import { type Markup, markupBounds, MAX_OFFER_PRICE } from '@vitrina/contract/offers/offer-price.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markupFigure, markupOf, markupText, readMarkup, readSharedMarkup } from './markup-text.rules.ts'

const shared = (mode: 'percent' | 'coefficient' | 'margin') =>
  fc.integer({ min: markupBounds[mode].least, max: markupBounds[mode].most }).map((basisPoints): Markup => ({ mode, basisPoints }))
const anyMarkup = fc.oneof(
  shared('percent'),
  shared('coefficient'),
  shared('margin'),
  fc.integer({ min: 0, max: MAX_OFFER_PRICE }).map((price): Markup => ({ mode: 'fixed', price })),
)

test('[R-10] a markup reads back as it is written', () => {
  fc.assert(
    fc.property(anyMarkup, (markup) => {
      expect(readMarkup(markupText(markup))).toEqual(markup)
      expect(markupOf(markup.mode, markupFigure(markup))).toEqual(markup)
    }),
  )
})

test('[R-10] a plain number is per cent; signs choose another mode; nonsense is nothing', () => {
  expect(readMarkup('18')).toEqual({ mode: 'percent', basisPoints: 1_800 })
  expect(readMarkup('−5,5 %')).toEqual({ mode: 'percent', basisPoints: -550 })
  expect(readMarkup('x1.25')).toEqual({ mode: 'coefficient', basisPoints: 12_500 })
  expect(readMarkup('м20')).toEqual({ mode: 'margin', basisPoints: 2_000 })
  expect(readMarkup('=1 500,50')).toEqual({ mode: 'fixed', price: 150_050 })
  expect(readMarkup('м100')).toBeUndefined()
  expect(readMarkup('дорого')).toBeUndefined()
  expect(readSharedMarkup('=100')).toBeUndefined()
})
