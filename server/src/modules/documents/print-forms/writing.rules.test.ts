import { formatDay } from '@vitrina/contract/days/days.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, initialled, joined, longDayText, moneyText, phoneText, plainMoney, rateText, unparted } from './writing.rules.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '0,00'],
  [7, '0,07'],
  [100, '1,00'],
  [123_456, '1 234,56'],
  [123_456_789_012, '1 234 567 890,12'],
  [99_999, '999,99'],
  [100_000, '1 000,00'],
  [-5, '−0,05'],
  [-123_456, '−1 234,56'],
])('%i kopecks are written %s', (kopecks, text) => expect(plain(moneyText(kopecks))).toBe(text))

test('money of any sum is read back to the kopeck', () => {
  const read = (text: string) => Math.round(Number(plain(text).replaceAll(' ', '').replace(',', '.').replace('−', '-')) * 100)
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (kopecks) => {
      expect(read(moneyText(kopecks))).toBe(kopecks)
      expect(plainMoney(kopecks)).toMatch(/^−?\d+,\d\d$/)
    }),
  )
})

test.each([
  [1, '1'],
  [1_200, '1 200'],
  [120.5, '120,5'],
  [0.125, '0,125'],
  [0.1 + 0.2, '0,3'],
  [0, '0'],
  [10, '10'],
  [100.05, '100,05'],
  [1_234_567.5, '1 234 567,5'],
  [0.0004, '0'],
  [0.0006, '0,001'],
  [-1_200.5, '−1 200,5'],
])('an amount of %d is written %s', (amount, text) => expect(plain(amountText(amount))).toBe(text))

test('rates and days are written as print forms have them', () => {
  expect([2_200, 1_000, 750, 0, null].map((rate) => plain(rateText(rate)))).toEqual(['22 %', '10 %', '7,5 %', '0 %', 'без НДС'])
  expect(formatDay('2026-01-05')).toBe('05.01.2026')
  expect(plain(longDayText('2026-01-05'))).toBe('5 января 2026 г.')
  expect(longDayText('2026-12-31')).toBe('31\u00a0декабря\u00a02026\u00a0г.')
  const months = Array.from({ length: 12 }, (_, at) => plain(longDayText(`2026-${String(at + 1).padStart(2, '0')}-10`)).split(' ')[1])
  expect(months.join(' ')).toBe('января февраля марта апреля мая июня июля августа сентября октября ноября декабря')
})

test.each([
  ['Северов Кирилл Борисович', 'Северов К. Б.'],
  ['Орлов С. П.', 'Орлов С. П.'],
  ['Алиев Рустам Мамед оглы', 'Алиев Рустам Мамед оглы'],
  ['Ким Олег', 'Ким Олег'],
  ['Ким', 'Ким'],
  ['  Северов  Кирилл   Борисович ', 'Северов К. Б.'],
  ['Орлов С.П. мл', 'Орлов С.П. мл'],
  ['', ''],
])('%s signs as %s', (name, text) => expect(plain(initialled(name))).toBe(text))

test('short words of an address stay with their names', () => {
  expect(unparted('111123, г. Москва, ш. Энтузиастов, д. 10, офис 4').split(' ')).toEqual([
    '111123,',
    'г.\u00a0Москва,',
    'ш.\u00a0Энтузиастов,',
    'д.\u00a010,',
    'офис\u00a04',
  ])
  expect(unparted('Договор № 5')).toBe('Договор №\u00a05')
  for (const word of [
    'г.',
    'ул.',
    'ш.',
    'пр.',
    'пер.',
    'пл.',
    'б-р.',
    'д.',
    'стр.',
    'корп.',
    'к.',
    'кв.',
    'оф.',
    'обл.',
    'офис',
    'склад',
    '№',
  ])
    for (const before of ['', ' ', ',', '(', '«']) expect(unparted(`${before}${word} 1`)).toBe(`${before}${word}\u00a01`)
  // A word that merely ends so is another word.
  for (const text of ['завод. 10', 'подсклад 2', 'г 5', 'д.10']) expect(unparted(text)).toBe(text)
})

test.each([
  ['+79001000010', '+7 900 100-00-10'],
  ['+79000000010 доб. 110', '+7 900 000-00-10 доб. 110'],
  ['8 800 000-20-26', '8 800 000-20-26'],
  ['+790010000101', '+790010000101'],
  ['+7900100001', '+7900100001'],
  ['тел. +79001000010', 'тел. +7 900 100-00-10'],
  ['+89001000010', '+89001000010'],
])('the phone %s is written %s', (phone, text) => expect(phoneText(phone)).toBe(text))

test('parts that are there stand in one line, and a gap inside a number never breaks it', () => {
  expect(joined(['a', '', null, undefined, false, 'b'])).toBe('a, b')
  expect(joined(['a', 'b', 'c'], ' / ')).toBe('a / b / c')
  expect(joined([])).toBe('')
  expect(moneyText(123_456_700)).toBe('1\u00a0234\u00a0567,00')
  expect(plainMoney(-123_456_700)).toBe('−1234567,00')
  expect(rateText(2_200)).toBe('22\u00a0%')
})
