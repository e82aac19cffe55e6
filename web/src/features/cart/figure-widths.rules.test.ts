import { expect, test } from 'vitest'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
import { figureWidths } from './figure-widths.rules.ts'

const money = (value: number) => `${value.toFixed(2)} ₽`

test('columns are as wide as their longest figure, and never narrower than usual ones', () => {
  expect(figureWidths([aCartLine(1), aCartLine(2)], money)).toEqual({ '--price': 10, '--sum': 11, '--amount': 5 })
  const large = [aCartLine(1, { amount: 1234.567, sum: 123_456_789.01 }), aCartLine(2, { sum: null })]
  expect(figureWidths(large, money)).toEqual({ '--price': 10, '--sum': 14, '--amount': 8 })
  expect(figureWidths([], money)).toEqual({ '--price': 10, '--sum': 11, '--amount': 5 })
})
