import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countInWords, sumInWords } from './sum-in-words.ts'

test.each([
  [0, 'Ноль рублей 00 копеек'],
  [50, 'Ноль рублей 50 копеек'],
  [101, 'Один рубль 01 копейка'],
  [152_107, 'Одна тысяча пятьсот двадцать один рубль 07 копеек'],
  [200_000_000, 'Два миллиона рублей 00 копеек'],
  [1_100, 'Одиннадцать рублей 00 копеек'],
  [-2_202, 'Минус двадцать два рубля 02 копейки'],
])('%i kopecks in words', (kopecks, words) => expect(sumInWords(kopecks)).toBe(words))

test('every sum has words, and its kopecks at the end in two digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (kopecks) => {
      expect(sumInWords(kopecks)).toMatch(
        new RegExp(`^[А-ЯЁ][а-яё ]+ рубл(ь|я|ей) ${String(kopecks % 100).padStart(2, '0')} копе(йка|йки|ек)$`),
      )
    }),
  )
})

test('a number of lines in words', () => {
  expect([0, 1, 21, 3_000].map(countInWords)).toEqual(['Ноль', 'Один', 'Двадцать один', 'Три тысячи'])
})
