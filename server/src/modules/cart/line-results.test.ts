import { expect, test } from 'vitest'
import type { CartLineState } from '@vitrina/contract/cart/cart'
import { anActor } from '#test/builders.actor'
import { fieldErrorOf, lineOutcome, withSummary } from './line-results.ts'

test.each([
  ['product', { name: 'шт', decimals: 0 }, 'productId', 'product.not-found', /^Такого товара нет в продаже$/],
  ['wrong', { name: 'шт', decimals: 0 }, 'amount', 'amount.wrong', /^Количество от 0,001 до 1.?000.?000$/],
  ['decimals', { name: 'шт', decimals: 0 }, 'amount', 'amount.decimals', /^Количество в «шт» должно быть целым$/],
  ['decimals', { name: 'м', decimals: 1 }, 'amount', 'amount.decimals', /^Количество в «м» указывается с точностью до 1 знаков$/],
  ['decimals', undefined, 'amount', 'amount.wrong', /^Количество от/],
] as const)('a refusal by %s of %o names its field, its code and its reason', (refusal, unit, field, code, message) => {
  const error = fieldErrorOf(anActor(), refusal, { at: 'items.3.', unit })
  expect(error).toEqual({ field: `items.3.${field}`, code, message: expect.stringMatching(message) })
})

test('a line with remarks is a warning by the first of them', () => {
  const line = (warnings: CartLineState['warnings']) => ({ id: 1, warnings }) as CartLineState
  expect(lineOutcome(line(['stock-short', 'price-changed']))).toMatchObject({ status: 'warning', code: 'stock-short', line: { id: 1 } })
  expect(lineOutcome(line([]))).toEqual({ status: 'ok', line: line([]) })
})

test('results are counted by their status', () => {
  const items = (['ok', 'error', 'warning', 'ok', 'error', 'error'] as const).map((status, index) => ({ index, status }))
  expect(withSummary(items)).toEqual({ items, summary: { ok: 2, warning: 1, error: 3 } })
})
