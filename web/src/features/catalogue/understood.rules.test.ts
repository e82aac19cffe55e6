import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch } from '#lib/search-string.ts'
import { catalogueAddress, readParams } from './catalogue.params.ts'
import { aPart, anInterpretation } from './understood.builder.ts'
import { fullNameOf, isOfFilter, withFilterOf, withoutSpans, withoutWordsOf } from './understood.rules.ts'

const spanOf = (text: string, words: string) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length })
const without = (text: string, ...words: string[]) =>
  withoutSpans(
    text,
    words.map((one) => spanOf(text, one)),
  )

describe('words taken out of a search text', () => {
  test.each([
    ['автомат 3п 16а', ['3п'], 'автомат 16а'],
    ['автомат 3п 16а', ['автомат'], '3п 16а'],
    ['автомат 3п 16а', ['автомат', '16а'], '3п'],
    ['автомат на 3 полюса 16а', ['на 3 полюса'], 'автомат 16а'],
    ['с16', ['16'], 'с'],
    ['3п16а', ['3п'], '16а'],
    ['автомат, 16а, 3п', ['16а'], 'автомат, 3п'],
    ['автомат, 16а', ['16а'], 'автомат'],
    ['16а', ['16а'], ''],
    ['a16b', ['16'], 'a b'],
  ])('«%s» without %j is «%s»', (text, words, left) => {
    expect(without(text, ...words)).toBe(left)
  })

  test('leave every other word as it was, once and apart', () => {
    const word = fc.stringMatching(/^[а-яa-z0-9.*/-]{1,8}$/)
    const typed = fc.array(fc.record({ word, isGone: fc.boolean(), gap: fc.constantFrom(' ', '  ', '\t') }), { maxLength: 12 })
    fc.assert(
      fc.property(typed, (words) => {
        const text = words.map((one) => one.word + one.gap).join('')
        const starts = words.map((_, place) => words.slice(0, place).reduce((sum, one) => sum + one.word.length + one.gap.length, 0))
        const spans = words.flatMap((one, place) => {
          const from = starts[place] ?? 0
          return one.isGone ? [{ from, to: from + one.word.length }] : []
        })
        expect(withoutSpans(text, spans)).toBe(
          words
            .filter(({ isGone }) => !isGone)
            .map((one) => one.word)
            .join(' '),
        )
      }),
    )
  })

  test('spans of another text do no harm', () => {
    const span = fc.record({ from: fc.integer({ min: -5, max: 30 }), to: fc.integer({ min: -5, max: 30 }) })
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(span, { maxLength: 4 }), (text, spans) => {
        const left = withoutSpans(text, spans)
        expect(left).toBe(left.trim())
        expect(left).not.toMatch(/\s\s/)
        expect(left.length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('a part of the search text', () => {
  const text = 'автомат 3п 16а ампертон'
  const kind = aPart(text, 'автомат', { role: 'kind', filter: 'type', values: [4], label: 'Автоматы', name: '' })
  const current = aPart(text, '16а')
  const brand = aPart(text, 'ампертон', { role: 'brand', filter: 'brands', values: [9], label: 'Ампертон', name: '' })
  const section = aPart(text, 'автомат', { role: 'kind', filter: 'section', values: [22], label: 'Автоматы', name: '' })
  const interpreted = anInterpretation(text, { understood: [kind, current, brand] })
  const params = (address: string) => readParams(parseSearch(address))

  test.each([
    [kind, 'keyword=3п 16а ампертон&type=4'],
    [current, 'keyword=автомат 3п ампертон&features=rated-current:16'],
    [brand, 'keyword=автомат 3п 16а&brands=9'],
    [section, 'keyword=3п 16а ампертон&section=22'],
  ])('becomes the filter it stands for, in place of its words', (part, address) => {
    const before = params(`keyword=${text}`)
    const after = { ...before, ...withFilterOf(before, interpreted, part) }
    expect(decodeURIComponent(catalogueAddress(after)).replaceAll('+', ' ')).toBe(`/catalog?${address}`)
  })

  test('is told from a filter of the same name among the criteria', () => {
    const feature = aPart(text, '16а', { filter: 'series' })
    expect(isOfFilter(feature, { id: 'series', code: null })).toBe(false)
    expect(isOfFilter(feature, { id: 'feature-series', code: 'series' })).toBe(true)
    expect(isOfFilter(brand, { id: 'brands', code: null })).toBe(true)
    expect(isOfFilter(brand, { id: 'feature-brands', code: 'brands' })).toBe(false)
  })

  test('leaves the text when another value of its filter is chosen', () => {
    expect(withoutWordsOf(interpreted, { id: 'feature-rated-current', code: 'rated-current' })).toEqual({ keyword: 'автомат 3п ампертон' })
    expect(withoutWordsOf(interpreted, { id: 'series', code: null })).toEqual({})
    expect(withoutWordsOf(undefined, { id: 'brands', code: null })).toEqual({})
  })

  test('of a feature is named with it', () => {
    expect([current, brand].map(fullNameOf)).toEqual(['Номинальный ток: 16 А', 'Ампертон'])
  })
})
