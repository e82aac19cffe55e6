import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, dayText, initialled, longDayText, moneyText, phoneText, plainMoney, rateText, unparted } from './writing.rules.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '0,00'],
  [7, '0,07'],
  [100, '1,00'],
  [123_456, '1 234,56'],
  [123_456_789_012, '1 234 567 890,12'],
  [-5, '−0,05'],
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
])('an amount of %d is written %s', (amount, text) => expect(plain(amountText(amount))).toBe(text))

test('rates and days are written as print forms have them', () => {
  expect([2_200, 1_000, 750, 0, null].map((rate) => plain(rateText(rate)))).toEqual(['22 %', '10 %', '7,5 %', '0 %', 'без НДС'])
  expect(dayText('2026-01-05')).toBe('05.01.2026')
  expect(plain(longDayText('2026-01-05'))).toBe('5 января 2026 г.')
})

test.each([
  ['Северов Кирилл Борисович', 'Северов К. Б.'],
  ['Орлов С. П.', 'Орлов С. П.'],
  ['Алиев Рустам Мамед оглы', 'Алиев Рустам Мамед оглы'],
  ['Ким Олег', 'Ким Олег'],
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
})

test.each([
  ['+79001000010', '+7 900 100-00-10'],
  ['+79000000010 доб. 110', '+7 900 000-00-10 доб. 110'],
  ['8 800 000-20-26', '8 800 000-20-26'],
])('the phone %s is written %s', (phone, text) => expect(phoneText(phone)).toBe(text))
