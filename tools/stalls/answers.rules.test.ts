import { expect, test } from 'vitest'
import { type Answer, countBy, findBadAnswers, speedIn, type Outage } from './answers.rules.ts'

const troubles: Outage[] = [
  { kind: 'stall', from: 10_000, to: 17_000 },
  { kind: 'kill', from: 40_000, to: 42_000 },
]
const heard = (status: number, from: number, to = from + 10): Answer => ({ what: 'GET /', from, to, status })

test('503 is acceptable while PostgreSQL is away and shortly after, and nowhere else', () => {
  expect(findBadAnswers([heard(503, 9_000, 15_000), heard(503, 19_000), heard(503, 41_000)], troubles)).toEqual([])
  expect(findBadAnswers([heard(503, 9_000)], troubles)).toHaveLength(1)
  expect(findBadAnswers([heard(503, 21_000)], troubles)).toHaveLength(1)
})

test('500 and no answer at all are never acceptable; a refusal is', () => {
  expect(findBadAnswers([heard(500, 12_000), heard(0, 12_000), heard(502, 5_000), heard(409, 5_000)], troubles)).toHaveLength(3)
})

test('statuses are counted by the state of PostgreSQL meanwhile', () => {
  const answers = [heard(200, 1_000), heard(200, 2_000), heard(503, 12_000), heard(503, 41_000)]
  expect(countBy(answers, troubles)).toEqual({ quiet: { 200: 2 }, stall: { 503: 1 }, kill: { 503: 1 } })
})

test('speed counts good answers alone', () => {
  expect(speedIn([heard(200, 1_000), heard(404, 1_500), heard(503, 1_600), heard(200, 9_000)], { from: 0, to: 2_000 })).toBe(1)
})
