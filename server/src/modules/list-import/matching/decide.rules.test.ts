import { describe, expect, test } from 'vitest'
import type { MeantPart } from '#search/understanding/meanings'
import type { Comparison } from './compare-line.ts'
import { decideByCode } from './decide-line.rules.ts'
import { decideByWords } from './decide.rules.ts'
import type { CodeHit } from './find-codes.ts'
import { wordsOf } from './words.ts'

const differenceOf = () => 'Цвет'
const meant = (role: MeantPart['role'], label: string) =>
  ({ role, label, name: '', spans: [], confidence: 1, values: [] }) as unknown as MeantPart

const compared = (id: number, given: Partial<Comparison> = {}): Comparison => ({
  id,
  explained: 1,
  explainedBeforeRemarks: 1,
  quality: 1,
  deficit: 0,
  left: [],
  isLeftTelling: false,
  conflicts: [],
  isOtherBrand: false,
  unsaidTerms: ['x'],
  unsaid: 1,
  unsaidMakers: 0,
  maker: '1 1',
  met: [],
  isBrandSaid: true,
  isSizedOtherwise: false,
  isPackUnsaid: false,
  ...given,
})
const decide = (...all: Comparison[]) => {
  const { status, by, reason, candidates } = decideByWords(all, differenceOf)
  return { status, by, reason: reason.code, ids: candidates.map(({ productId }) => productId) }
}
const part = { left: wordsOf('красный'), isLeftTelling: true, explained: 0.9, quality: 0.9, deficit: 1 }

describe('a line whose words are explained', () => {
  test('by one product is that product', () => {
    expect(decide(compared(1), compared(2, part))).toEqual({ status: 'matched', by: 'features', reason: 'same-words', ids: [1, 2] })
  })
  test('by several equally is looked through, with the feature they differ in', () => {
    const { reason, candidates } = decideByWords([compared(1), compared(2)], differenceOf)
    expect(reason).toEqual({ code: 'several-differ', params: { count: 2, difference: 'Цвет' } })
    expect(candidates.map(({ confidence }) => confidence)).toEqual([0.74, 0.26])
  })
  test('by a name it says whole is that one, not one that goes on', () => {
    expect(decide(compared(1), compared(2, { unsaid: 0, unsaidTerms: [] }))).toMatchObject({ status: 'matched', by: 'name', ids: [2, 1] })
  })
  test('by one maker’s goods is the plain one, by several makers’ nobody’s', () => {
    const plain = compared(1, { unsaidTerms: ['кв'] })
    const more = { unsaidTerms: ['кв', 'бухта'], unsaid: 2 }
    expect(decide(plain, compared(2, more))).toMatchObject({ status: 'matched', ids: [1, 2] })
    expect(decide(plain, compared(2, { ...more, maker: '2 2' }))).toMatchObject({ status: 'review' })
  })
  test('by single pieces and a pack of the same is asked about', () => {
    const pack = compared(2, { unsaidTerms: ['x', '25'], unsaid: 2.5, isPackUnsaid: true })
    expect(decide(compared(1), pack)).toMatchObject({ status: 'review', ids: [1, 2] })
  })
  test('by a slip in one and as written in the other is the other', () => {
    expect(decide(compared(1, { quality: 0.97, deficit: 0.14 }), compared(2))).toMatchObject({ status: 'matched', ids: [2, 1] })
  })
})

describe('a word that no product explains', () => {
  test('is a remark in brackets or behind the last comma, however many there are', () => {
    const [remark, words] = [wordsOf('Рамка (дивная лепота кругом)').slice(1), wordsOf('дивная лепота кругом')]
    const rest = { explained: 0.4, explainedBeforeRemarks: 1, quality: 0.4, deficit: 3 }
    expect(decide(compared(1, { ...rest, left: remark }))).toMatchObject({ status: 'matched', ids: [1] })
    expect(decide(compared(1, { ...rest, left: words }))).toMatchObject({ status: 'unmatched' })
    expect(decide(compared(1, { ...rest, left: remark, isLeftTelling: true }))).toMatchObject({ status: 'unmatched' })
  })

  const chatter = { left: wordsOf('дивный'), explained: 0.9, quality: 0.9, deficit: 1 }
  test('does not stop a match beside the brand', () => {
    expect(decide(compared(1, chatter))).toMatchObject({ status: 'matched', ids: [1] })
  })
  test('may be a brand that is not sold here', () => {
    expect(decide(compared(1, { ...chatter, isBrandSaid: false }))).toMatchObject({ status: 'review', reason: 'words-left' })
    const series = { ...chatter, isBrandSaid: false, met: [meant('series', 'Базис')] }
    expect(decide(compared(1, series))).toMatchObject({ status: 'matched' })
    expect(decide(compared(1, { ...series, left: wordsOf('Дивный') }))).toMatchObject({ status: 'review' })
  })
  test('makes the line one that is not found when little else is left of it; the guess stays', () => {
    const scrap = { left: wordsOf('нет такого'), isLeftTelling: true, explained: 0.2, quality: 0.2, deficit: 3, isBrandSaid: false }
    expect(decide(compared(1, scrap))).toEqual({ status: 'unmatched', by: null, reason: 'words-left', ids: [1] })
  })
  test('may be what tells two products apart', () => {
    expect(decide(compared(1, { ...chatter, unsaid: 0 }), compared(2, chatter))).toMatchObject({ status: 'review' })
  })
  test('tells when another product explains it', () => {
    expect(decide(compared(1, chatter), compared(2, { conflicts: [meant('feature', '16 А')] }))).toMatchObject({ status: 'review' })
  })
})

test('another brand is never taken, and stands before another feature of the same brand', () => {
  const otherBrand = compared(1, { conflicts: [meant('brand', 'ИЭК')], isOtherBrand: true, quality: 0.9 })
  const otherFeature = compared(2, { conflicts: [meant('feature', '16 А')], quality: 0.9 })
  expect(decide(otherFeature, otherBrand)).toEqual({ status: 'review', by: 'search', reason: 'other-brand', ids: [1, 2] })
})

test('nothing alike is no product', () => {
  expect(decide()).toEqual({ status: 'unmatched', by: null, reason: 'nothing', ids: [] })
})

describe('a line with a known code', () => {
  const hit = (ids: number[], basis: CodeHit['basis'] = 'exact-code'): CodeHit => ({ by: 'article', basis, ids, code: 'A-1' })
  const byCode = (code: CodeHit, beside: Comparison[] | null) => {
    const { status, reason, candidates } = decideByCode(code, { beside, byWords: decideByWords([compared(9)], differenceOf), differenceOf })
    return { status, reason: reason.code, ids: candidates.map(({ productId }) => productId) }
  }
  test('is its product when the other words agree, or there are none', () => {
    expect(byCode(hit([1]), null)).toEqual({ status: 'matched', reason: 'article', ids: [1] })
    expect(byCode(hit([1]), [compared(1, { explained: 0.6 })])).toEqual({ status: 'matched', reason: 'article', ids: [1] })
  })
  test('that its name contradicts is looked through, with both', () => {
    expect(byCode(hit([1]), [compared(1, { conflicts: [meant('feature', '25 А')] })])).toEqual({
      status: 'review',
      reason: 'code-and-name-differ',
      ids: [1, 9],
    })
    expect(byCode(hit([1]), [compared(1, { explained: 0.2 })])).toMatchObject({ status: 'review' })
  })
  test('of several products is the one the other words speak of', () => {
    expect(byCode(hit([1, 2]), [compared(1, { deficit: 1 }), compared(2)])).toEqual({ status: 'matched', reason: 'article', ids: [2] })
    expect(byCode(hit([1, 2]), [compared(1), compared(2)])).toEqual({ status: 'review', reason: 'code-of-several', ids: [1, 2] })
    expect(byCode(hit([1, 2]), null)).toMatchObject({ status: 'review', ids: [1, 2] })
  })
})
