import { expect, test } from 'vitest'
import { demoGoods } from './demo-query.ts'
import { demoRelevance } from './demo-relevance.ts'
import { isRight, shareOfRight } from './relevance-query.ts'

const queries = demoRelevance.flatMap((one) => one.queries)

test('the relevance set has at least 320 queries, twenty or more of each class, and none twice', () => {
  expect(queries.length).toBeGreaterThanOrEqual(320)
  expect(demoRelevance.filter((one) => one.queries.length < 20).map(({ name }) => name)).toEqual([])
  const texts = queries.map(({ text }) => text)
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
})

test('every query has right goods in a demo of 20,000', () => {
  const goods = [...demoGoods(20_000).values()]
  expect(queries.filter((query) => !goods.some((good) => isRight(query, good))).map(({ text }) => text)).toEqual([])
})

test('ten right answers are asked for, or as many as exist', () => {
  expect(shareOfRight({ found: [true, true, false, true], existing: 500 })).toBe(0.3)
  expect(shareOfRight({ found: [true, true, false, true], existing: 4 })).toBe(0.75)
  expect(shareOfRight({ found: Array.from({ length: 12 }, () => true), existing: 12 })).toBe(1)
})
