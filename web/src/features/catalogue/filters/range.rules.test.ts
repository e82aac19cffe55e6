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
