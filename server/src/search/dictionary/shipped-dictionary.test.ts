import { MAX_MEANING_LENGTH, MAX_MEANINGS, MAX_SAYS_LENGTH } from '@vitrina/contract/catalogue/search-dictionary'
import { expect, test } from 'vitest'
import { dictionaryKey } from './dictionary-key.ts'
import { parseMeaning, printMeaning } from './meaning.rules.ts'
import { shippedDictionary } from './shipped-dictionary.ts'

const entries = shippedDictionary

test('at least 450 words of the trade come with the product, each of them once', () => {
  expect(entries.length).toBeGreaterThan(450)
  const keys = entries.map(({ key }) => key)
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})

test('every meaning reads, in the written form, and none is repeated', () => {
  for (const { says, means } of entries) {
    expect(means, `«${says}»`).toEqual([...new Set(means)])
    expect(means.length, `«${says}»`).toBeLessThanOrEqual(MAX_MEANINGS)
    for (const text of means) {
      const meaning = parseMeaning(text)
      expect(meaning, `${says}: ${text}`).not.toBeNull()
      expect(meaning && printMeaning(meaning), `«${says}»`).toBe(text)
    }
  }
})

test('nothing is empty or longer than staff may write', () => {
  for (const { says, means } of entries) {
    expect(says.trim()).toBe(says)
    expect(dictionaryKey(says)).not.toBe('')
    expect(says.length).toBeLessThanOrEqual(MAX_SAYS_LENGTH)
    for (const text of means) expect(text.length).toBeLessThanOrEqual(MAX_MEANING_LENGTH)
    // A phrase that means itself says nothing.
    expect(means.map(dictionaryKey), `«${says}»`).not.toEqual([dictionaryKey(says)])
  }
})

test.each([
  'автомат',
  'дифавтомат',
  'гофра',
  'стяжка',
  'термоусадка',
  'концевик',
  'частотник',
  'бесперебойник',
  'гребёнка',
  'ваго',
  'ввгнг',
  'пугв',
])('it knows «%s»', (word) => {
  expect(entries.map(({ key }) => key)).toContain(dictionaryKey(word))
})
