import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch } from '#lib/search-string.ts'
import { catalogueAddress, readParams } from './catalogue.params.ts'
import { aPart, anInterpretation } from './understood.builder.ts'
import {
  fullNameOf,
  isOfFilter,
  isReplaced,
  isTextChanged,
  shortNameOf,
  withFilterOf,
  withoutParts,
  withoutPartsOf,
  withoutSpans,
} from './understood.rules.ts'

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
  const inSection = anInterpretation(text, { understood: [section] })
  const params = (address: string) => readParams(parseSearch(address))

  test.each([
    [kind, interpreted, 'keyword=3п 16а ампертон&type=4'],
    [current, interpreted, 'keyword=автомат 3п ампертон&features=rated-current:16'],
    [brand, interpreted, 'keyword=автомат 3п 16а&brands=9'],
    [section, inSection, 'keyword=3п 16а ампертон&section=22'],
  ])('becomes the filter it stands for, in place of its words', (part, read, address) => {
    const before = params(`keyword=${text}`)
    const after = { ...before, ...withFilterOf(before, read, part) }
    expect(decodeURIComponent(catalogueAddress(after)).replaceAll('+', ' ')).toBe(`/catalog?${address}`)
  })

  test('goes with the other values of its filter, for they are alternatives', () => {
    const either = anInterpretation('16а 25а 32а', {
      understood: [
        aPart('16а 25а 32а', '16а'),
        aPart('16а 25а 32а', '25а', { values: [25] }),
        aPart('16а 25а 32а', '32а', { values: [32], isRelaxed: true }),
      ],
    })
    const [first] = either.understood
    expect(first && withFilterOf(params(''), either, first)).toMatchObject({
      keyword: '32а',
      features: [{ code: 'rated-current', values: [16, 25] }],
    })
  })

  test('is told from a filter of the same name among the criteria', () => {
    const feature = aPart(text, '16а', { filter: 'series' })
    expect(isOfFilter(feature, { id: 'series', code: null })).toBe(false)
    expect(isOfFilter(feature, { id: 'feature-series', code: 'series' })).toBe(true)
    expect(isOfFilter(brand, { id: 'brands', code: null })).toBe(true)
    expect(isOfFilter(brand, { id: 'feature-brands', code: 'brands' })).toBe(false)
  })

  test('leaves the text when another value of its filter is chosen', () => {
    const before = params(`keyword=${text}&instock=1`)
    const ofCurrent = { id: 'feature-rated-current', code: 'rated-current' }
    const next = params(`keyword=${text}&instock=1&features=rated-current:25`)
    expect(withoutPartsOf(before, interpreted, { filter: ofCurrent, next })).toEqual({ ...before, keyword: 'автомат 3п ампертон' })
    expect(withoutPartsOf(before, interpreted, { filter: { id: 'series', code: null }, next })).toBe(before)
    expect(withoutPartsOf(before, undefined, { filter: ofCurrent, next })).toBe(before)
  })

  test('stays in the text when some of its values are chosen, or none any more', () => {
    const cables = anInterpretation('кабель', {
      understood: [aPart('кабель', 'кабель', { role: 'kind', filter: 'type', values: [1, 2, 3] })],
    })
    const before = params('keyword=кабель')
    const after = (address: string) =>
      withoutPartsOf(before, cables, { filter: { id: 'type', code: null }, next: params(`keyword=кабель&${address}`) }).keyword
    expect(['type=1', 'type=1,3', '', 'type=1,2,3', 'type=9', 'type=1,9'].map(after)).toEqual(['кабель', 'кабель', 'кабель', '', '', ''])
  })

  test('gives way to a chosen filter', () => {
    const chosen = params('keyword=x&features=rated-current:25&section=3')
    expect([kind, current, brand, section].map((part) => isReplaced(chosen, part))).toEqual([false, true, false, true])
    expect(isReplaced(chosen, { ...current, isRelaxed: true })).toBe(false)
  })

  test('read from the same words as another stays as a filter when those words go', () => {
    const cable = 'кабель 3х2,5'
    const cores = aPart(cable, '3х2,5', { filter: 'cores', values: [3] })
    const size = aPart(cable, '3х2,5', { filter: 'section', values: [25] })
    const read = anInterpretation(cable, { understood: [cores, size] })
    const before = params(`keyword=${cable}`)
    const addressOf = (after: typeof before) => decodeURIComponent(catalogueAddress(after))
    expect(addressOf(withoutParts(before, read, [cores]))).toBe('/catalog?keyword=кабель&features=section:25')
    expect(addressOf(withFilterOf(before, read, cores))).toBe('/catalog?keyword=кабель&features=cores:3;section:25')
    expect(addressOf(withoutParts(before, read, [cores, size]))).toBe('/catalog?keyword=кабель')
  })

  test('of a feature is named with it', () => {
    expect([current, brand].map(fullNameOf)).toEqual(['Номинальный ток: 16 А', 'Ампертон'])
    const poles = aPart(text, '3п', { label: '3', name: 'Количество полюсов' })
    expect([current, brand, poles].map(shortNameOf)).toEqual(['16 А', 'Ампертон', 'Количество полюсов: 3'])
  })
})

test('a text searched as it was typed, and a slip that a part explains, need no sentence', () => {
  const understood = [aPart('автамат', 'автамат')]
  expect(isTextChanged('автомат', anInterpretation('автомат'))).toBe(false)
  expect(isTextChanged('автамат', anInterpretation('автамат', { changed: 'spelling', understood }))).toBe(false)
  expect(isTextChanged('автамат', anInterpretation('автомат', { changed: 'spelling' }))).toBe(true)
  expect(isTextChanged('fdnfvfn', anInterpretation('автамат', { changed: 'layout', understood }))).toBe(true)
  expect(isTextChanged('автамат ы', anInterpretation('автамат ы', { changed: 'partly', understood, dropped: ['ы'] }))).toBe(true)
})
