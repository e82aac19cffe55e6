import { expect, test } from 'vitest'
import type { LabelledLine } from './labelled-line.ts'
import { type Answer, calibrationError, faultOf, isAmountRight, isUnitRight } from './score.ts'

const line: LabelledLine = { list: 1, text: 'VR-1 5 шт', cls: 'article', amount: 5, unit: 'шт', article: 'VR-1' }
const ambiguous: LabelledLine = { list: 1, text: 'автомат', cls: 'ambiguous', amount: null, unit: null, ambiguous: ['VR-1', 'VR-2'] }
const taken = (article: string, confidence = 1): Answer => ({
  status: 'matched',
  confidence,
  reason: '',
  products: [article],
  amount: 5,
  unit: 'шт',
})

test('one of several that fit may be offered, not taken', () => {
  const answer = { ...taken('VR-1'), amount: null } as Answer
  expect(faultOf({ line: ambiguous, answer })).toBe('taken without asking')
  expect(faultOf({ line: ambiguous, answer: answer && { ...answer, status: 'review' } })).toBe(null)
})

test('a wrong product, a missing one and a wrong amount are faults', () => {
  expect(faultOf({ line, answer: taken('VR-1') })).toBe(null)
  expect(faultOf({ line, answer: taken('VR-2') })).toBe('wrong product taken')
  expect(faultOf({ line, answer: null })).toBe('right product not offered')
  expect(faultOf({ line: { ...line, amount: 7 }, answer: taken('VR-1') })).toBe('wrong amount')
})

test('kilometres may be answered in metres', () => {
  expect(isAmountRight({ line: { ...line, amount: 0.005, unit: 'км' }, answer: taken('VR-1') })).toBe(true)
})

test('a unit is right in any of its short forms', () => {
  const unitOf = (unit: string) => ({ ...taken('VR-1'), unit }) as Answer
  expect(isUnitRight({ line: { ...line, unit: 'бухта' }, answer: unitOf('бух.') })).toBe(true)
  expect(isUnitRight({ line: { ...line, unit: 'барабан' }, answer: unitOf('бараб.') })).toBe(true)
  expect(isUnitRight({ line: { ...line, unit: 'рулон' }, answer: unitOf('шт') })).toBe(false)
})

test('the calibration error is the distance between told and true', () => {
  const scored = [1, 2, 3, 4].map((place) => ({ line, answer: taken(place === 4 ? 'VR-2' : 'VR-1', 0.95) }))
  expect(calibrationError(scored)).toBeCloseTo(0.2)
  expect(calibrationError([{ line: ambiguous, answer: taken('VR-2', 0.5) }])).toBeCloseTo(0)
})
