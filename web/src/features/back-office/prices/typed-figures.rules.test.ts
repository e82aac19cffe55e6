import { expect, test } from 'vitest'
import { plainFigure, readDiscount, readPercent, shownPrice, typedPrice } from './typed-figures.rules.ts'

const gross = { isVatIncluded: true, vatRate: 2_200 }
const net = { isVatIncluded: false, vatRate: 2_200 }

test.each([
  ['1 234,50', gross, 1_234.5],
  ['1234.5 ₽', gross, 1_234.5],
  ['100', net, 122],
  ['100', { isVatIncluded: false, vatRate: null }, 100],
  ['  ', gross, null],
  ['много', gross, undefined],
  ['0', gross, undefined],
  ['-5', gross, undefined],
])('«%s» typed as %o is %s', (text, as, price) => {
  expect(typedPrice(text, as)).toBe(price)
})

test('a list typed without VAT shows its prices without it', () => {
  expect([shownPrice(122, gross), shownPrice(122, net)]).toEqual([122, 100])
  expect([plainFigure(5), plainFigure(null)]).toEqual(['5,00', ''])
})

test.each([
  ['5', {}, 500],
  ['7,25 %', {}, 725],
  ['-5', { least: -9_900, most: 100_000 }, -500],
  ['−5', { least: -9_900, most: 100_000 }, -500],
  ['0', {}, null],
  ['100', {}, null],
  ['5,123', {}, null],
  ['', {}, null],
])('«%s» per cent within %o is %s', (text, range, basisPoints) => {
  expect(readPercent(text, range)).toBe(basisPoints)
})

test.each([
  ['5', 200, 500],
  ['5 %', null, 500],
  ['=150', 200, 2_500],
  ['150,00 ₽', 200, 2_500],
  ['150 р.', 200, 2_500],
  ['=250', 200, null],
  ['=150', null, null],
  ['даром', 200, null],
])('«%s» of a list price of %s is a discount of %s', (text, listPrice, discount) => {
  expect(readDiscount(text, listPrice)).toBe(discount)
})
