import type { MatchedText } from '@vitrina/contract/list-import/match-texts'
import { expect, test } from 'vitest'
import { aLine } from '../specification.builder.ts'
import { fieldsOfMatch, rawIdsOf } from './match-lines.rules.ts'

const product = { id: 7 } as NonNullable<MatchedText['product']>
const matched: MatchedText = { status: 'matched', product, customProductId: null, amount: null, candidates: [] }
const raw = aLine({ id: 'a', rawText: 'авт 16а' })

test('lines that a paste leaves as text are looked up; amounts and notes alone are not', () => {
  expect(
    rawIdsOf([
      {
        op: 'setLines',
        lines: [
          { id: 'a', rawText: 'авт' },
          { id: 'b', amount: 2 },
          { id: 'c', rawText: '' },
        ],
      },
      {
        op: 'addLines',
        lines: [aLine({ id: 'd', rawText: 'кабель' }), aLine({ id: 'e' }), aLine({ id: 'f', rawText: 'x', productId: 7 })],
        after: null,
      },
      { op: 'removeLines', ids: ['g'] },
    ]),
  ).toEqual(['a', 'd'])
})

test('a sure product is taken, with the amount of the text where no other was given', () => {
  expect(fieldsOfMatch(raw, raw, matched)).toEqual({ productId: 7, customProductId: null })
  expect(fieldsOfMatch(raw, raw, { ...matched, amount: 12 })).toEqual({ productId: 7, customProductId: null, amount: 12 })
  const counted = aLine({ ...raw, amount: 5 })
  expect(fieldsOfMatch(counted, counted, { ...matched, amount: 12 })).toEqual({ productId: 7, customProductId: null })
  expect(fieldsOfMatch(raw, raw, { ...matched, product: null, customProductId: 3 })).toEqual({ productId: null, customProductId: 3 })
})

test('what is not sure, and what a person has changed or removed meanwhile, stays as it is', () => {
  expect(fieldsOfMatch(raw, raw, { ...matched, status: 'review', product: null })).toBeNull()
  expect(fieldsOfMatch(raw, undefined, matched)).toBeNull()
  expect(fieldsOfMatch(raw, aLine({ ...raw, rawText: 'другое' }), matched)).toBeNull()
  expect(fieldsOfMatch(raw, aLine({ ...raw, productId: 9 }), matched)).toBeNull()
})
