import { expect, test } from 'vitest'
import { boundsAt, readBound, SLIDER_STEPS, stepOf, stepsOf, valueAt, writeBound } from './range.rules.ts'

test.each([
  ['', undefined],
  ['  ', undefined],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['1 234,50', 1234.5],
  ['12 000', 12_000],
  ['-40', -40],
  ['−40', -40],
  ['0', 0],
  ['12 шт', 'invalid'],
  ['1,2,3', 'invalid'],
  ['1e5', 'invalid'],
  ['--1', 'invalid'],
  ['12345678901', 'invalid'],
  ['0,1234', 'invalid'],
] as const)('%j is read as %j', (text, read) => {
  expect(readBound(text)).toBe(read)
})

test('a price has no minus', () => {
  expect(readBound('-5', { isSigned: false })).toBe('invalid')
  expect(readBound('5', { isSigned: false })).toBe(5)
})

test('a number is written as it may be typed again', () => {
  expect(writeBound(1234.5, ',')).toBe('1234,5')
  expect(writeBound(undefined, ',')).toBe('')
  expect(readBound(writeBound(-0.25, ','))).toBe(-0.25)
})

const prices = { from: 5.85, to: 741_055.39 }
const sizes = { from: 1.5, to: 10 }
const cold = { from: -60, to: -20 }

test('the slider goes from the least to the most, in equal ratios for a wide span', () => {
  for (const span of [prices, sizes, cold]) {
    expect(valueAt(0, span)).toBe(span.from)
    expect(valueAt(SLIDER_STEPS, span)).toBe(span.to)
    const values = Array.from({ length: SLIDER_STEPS + 1 }, (_, step) => valueAt(step, span))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  }
  expect(valueAt(SLIDER_STEPS / 2, prices)).toBe(2080)
  expect(valueAt(SLIDER_STEPS / 2, sizes)).toBe(5.75)
  expect(valueAt(SLIDER_STEPS / 2, cold)).toBe(-40)
})

test('a value outside is at the end', () => {
  expect(stepOf(1, sizes)).toBe(0)
  expect(stepOf(99, sizes)).toBe(SLIDER_STEPS)
  expect(stepOf(5, { from: 5, to: 5 })).toBe(0)
  expect(stepsOf({ from: undefined, to: undefined }, sizes)).toEqual([0, SLIDER_STEPS])
})

test('a thumb at its end sets no bound, an unmoved one keeps the typed value', () => {
  const before = { from: 2.777, to: undefined }
  const [from] = stepsOf(before, sizes)
  expect(boundsAt([from, 100], { span: sizes, before })).toEqual({ from: 2.777, to: 5.75 })
  expect(boundsAt([0, SLIDER_STEPS], { span: sizes, before })).toEqual({ from: undefined, to: undefined })
})

test('a span is wide from a hundredfold on, and only above zero', () => {
  const middle = (from: number, to: number) => valueAt(SLIDER_STEPS / 2, { from, to })
  expect(middle(1, 100)).toBe(10)
  expect(middle(1, 99)).toBe(50)
  expect(middle(10, 1_000)).toBe(100)
  expect(middle(10, 200)).toBe(105)
  expect(middle(0, 1_000)).toBe(500)
  expect(middle(-1, 1_000)).toBe(500)
  expect(stepOf(10, { from: 1, to: 100 })).toBe(SLIDER_STEPS / 2)
})

test('values are round: three digits, and no finer than a hundredth of the span', () => {
  const third = (from: number, to: number) => valueAt(66, { from, to })
  // Equal steps: decimals by the size of the span.
  expect(third(0, 0.05)).toBe(0.017)
  expect(third(0, 0.5)).toBe(0.165)
  expect(third(0, 5)).toBe(1.65)
  expect(third(0, 50.5)).toBe(16.7)
  expect(third(0, 1_234.5)).toBe(407)
  expect(third(0, 123_456)).toBe(40_740)
  // Equal ratios: decimals by the size of the value.
  expect(valueAt(1, { from: 0.5, to: 5_000 })).toBe(0.524)
  expect(valueAt(60, { from: 0.5, to: 5_000 })).toBe(7.92)
  expect(valueAt(100, { from: 0.5, to: 5_000 })).toBe(50)
  expect(valueAt(150, { from: 0.5, to: 5_000 })).toBe(500)
  expect(valueAt(180, { from: 0.5, to: 5_000 })).toBe(1990)
})

test('a step before the first is the least, one past the last the most', () => {
  expect([valueAt(-1, sizes), valueAt(SLIDER_STEPS + 1, sizes)]).toEqual([sizes.from, sizes.to])
  expect(valueAt(0, { from: 1.006, to: 10 })).toBe(1.006)
  expect(stepOf(50, { from: 0.5, to: 5_000 })).toBe(SLIDER_STEPS / 2)
})

test('both thumbs move: each sets its bound, or takes it away at its end', () => {
  const before = { from: 2.777, to: 8.888 }
  const [from, to] = stepsOf(before, sizes)
  expect(boundsAt([100, to], { span: sizes, before })).toEqual({ from: 5.75, to: 8.888 })
  expect(boundsAt([from, SLIDER_STEPS], { span: sizes, before })).toEqual({ from: 2.777, to: undefined })
  expect(boundsAt([0, 100], { span: sizes, before })).toEqual({ from: undefined, to: 5.75 })
  expect(boundsAt([], { span: sizes, before })).toEqual({ from: undefined, to: undefined })
})
