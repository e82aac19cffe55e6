import { expect, test } from 'vitest'
import { isNumberOf, isOneSlipAway, namedNumbers, numberKey } from './named-numbers.rules.ts'

const told = (purpose: string) => namedNumbers(purpose).map(({ of, key }) => `${of} ${key}`)

test.each([
  ['Оплата по счету № 123 от 15.01.2026, в т.ч. НДС 22% - 1803.28', ['invoice 123']],
  ['Оплата по счёту №00123 от 15.01.26г. за кабель. НДС не облагается', ['invoice 123']],
  ['Оплата счетов 101, 102 и 103 за электротовары. Сумма 15000-00, в т.ч. НДС(22%) 2704-92', ['invoice 101', 'invoice 102', 'invoice 103']],
  ['оплата по сч.101,102,103', ['invoice 101', 'invoice 102', 'invoice 103']],
  ['По договору № 123 от 01.02.2025 за товар, счет на оплату N 77 от 3 марта 2026 г.', ['invoice 77']],
  ['Согласно счёту N2105, 2106 по договору № 77/2025 от 01.02.2025', ['invoice 2105', 'invoice 2106']],
  ['Оплата по договору поставки №123/2025', []],
  ['Оплата заказа ЗК-000045 по договору 9', ['order ЗК-45']],
  ['Заказы ЗК-000045, ЗК-000046', ['order ЗК-45', 'order ЗК-46']],
  ['Оплата по заказу 45', ['order 45']],
  ['Оплата по счет-фактуре № 55, УПД 56', []],
  ['Оплата за материалы 123', ['bare 123']],
  ['Сумма 3000-00 НДС 22% 540-98 по счету 9', ['invoice 9']],
  ['Оплата по счету 5 за автоматы 3 шт', ['invoice 5', 'bare 3']],
])('«%s» names %j', (purpose, expected) => expect(told(purpose)).toEqual(expected))

test('a number is the same in Latin letters, with spaces and with zeros before it', () => {
  for (const typed of ['ЗК-000123', 'зк-123', 'ЗK-0123']) expect(numberKey(typed)).toBe('ЗК-123')
  expect([isNumberOf('55', 'СЧ-55'), isNumberOf('СЧ-55', 'СЧ-55'), isNumberOf('5', 'СЧ-55'), isNumberOf('ЗК-55', 'СЧ-55')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('one slip away: a sign more, less, another or two swapped', () => {
  for (const slip of ['1235', '124', '12345', '1243', '2134']) expect([slip, isOneSlipAway('1234', slip)]).toEqual([slip, true])
  for (const far of ['1234', '4321', '12', '123456', '1325']) expect([far, isOneSlipAway('1234', far)]).toEqual([far, false])
})
