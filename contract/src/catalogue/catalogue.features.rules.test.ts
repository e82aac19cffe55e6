import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeatureChoice, lowerFirst, readFeatures, writeFeatures } from './catalogue.features.rules.ts'

describe('features in an address [C-01]', () => {
  test.each([
    ['colour:4,5', [{ code: 'colour', values: [4, 5] }]],
    ['a:1~10', [{ code: 'a', from: 1, to: 10 }]],
    ['a:10~1', [{ code: 'a', from: 1, to: 10 }]],
    ['a:5~5', [{ code: 'a', from: 5, to: 5 }]],
    ['a:0~10', [{ code: 'a', from: 0, to: 10 }]],
    ['a:1.25~10.75', [{ code: 'a', from: 1.25, to: 10.75 }]],
    ['a:~', [{ code: 'a', from: undefined, to: undefined }]],
    ['a:-1.5~', [{ code: 'a', from: -1.5, to: undefined }]],
    ['a:~0.25', [{ code: 'a', from: undefined, to: 0.25 }]],
    [
      'a:1;b:2',
      [
        { code: 'a', values: [1] },
        { code: 'b', values: [2] },
      ],
    ],
    ['a:1,x,3', [{ code: 'a', values: [1, 3] }]],
    ['a:1234567890', [{ code: 'a', values: [1_234_567_890] }]],
    ['a:12345678901', []],
    ['a:x', []],
    ['a:-1', []],
    ['a:', []],
    [':1', []],
    ['a', []],
    ['a:1~2~3', []],
    ['a:x1~2', []],
    ['a:1~2x', []],
    ['a:1.~2', []],
    ['a:b:1', []],
    [':a:1', []],
    ['a:1\n', []],
    ['', []],
  ] as const)('%j reads as %j', (text, choices) => {
    expect(readFeatures(text)).toEqual(choices)
  })

  test('written features are read back unchanged', () => {
    const code = fc.stringMatching(/^[a-z-]{1,8}$/)
    const bound = fc.option(
      fc.integer({ min: -1000, max: 1000 }).map((tenths) => tenths / 10),
      { nil: undefined },
    )
    const list = fc.record({ code, values: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }) })
    // Bounds are written lower first [V-08].
    const range = fc.record({ code, from: bound, to: bound }).filter(({ from, to }) => from === undefined || to === undefined || from <= to)
    fc.assert(
      fc.property(fc.array(fc.oneof(list, range), { maxLength: 4 }), (choices: FeatureChoice[]) => {
        expect(readFeatures(writeFeatures(choices))).toEqual(choices.map((choice) => ({ ...choice })))
      }),
    )
  })
})

test('of two bounds the lower comes first; a single one stays where it is', () => {
  expect(lowerFirst({ from: 10, to: 1 })).toEqual({ from: 1, to: 10 })
  expect(lowerFirst({ from: 1, to: 10 })).toEqual({ from: 1, to: 10 })
  expect(lowerFirst({ from: 10, to: undefined })).toEqual({ from: 10, to: undefined })
  expect(lowerFirst({ from: undefined, to: 1 })).toEqual({ from: undefined, to: 1 })
})
