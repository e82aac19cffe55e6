import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearchText } from './search-text.rules.ts'

describe('a text of the staff search', () => {
  test.each(['+7 (916) 123-45-67', '8 916 123 45 67', '89161234567', '9161234567', '+79161234567'])('%s is one phone', (typed) => {
    expect(readSearchText(typed).phones).toContain('9161234567')
  })

  test.each([
    ['8 916 123', ['8916123', '916123']],
    ['+7 916 1', ['9161']],
    ['916 12', ['91612']],
    ['91', []],
    ['+998 90 123-45-67', ['8901234567']],
    ['ул. Мира 12345', []],
  ])('while it is typed: %s', (typed, phones) => {
    expect(readSearchText(typed).phones).toEqual(phones)
  })

  test.each(['ЗК-000123', 'зк 123', 'zk123', '123', '№ 123', '000123'])('%s is the order 123', (typed) => {
    expect(readSearchText(typed).numbers.orders).toContain('ЗК-000123')
  })

  test.each([
    ['+7', true],
    ['8 (9', true],
    ['8 903 123-0001', true],
    ['8 903', true],
    ['8903', false],
    ['8 123', false],
    ['12 345,00', false],
    ['+7 АВТ', false],
  ])('written as only phones are: %s %s', (typed, isPhone) => {
    expect(readSearchText(typed).isPhone).toBe(isPhone)
  })

  test('letters of a number name its kind', () => {
    const { numbers } = readSearchText('от-45')
    expect(numbers).toEqual({ orders: ['от-45'], shipments: ['ОТ-000045'], returns: [] })
    expect(readSearchText('ВЗ 7').numbers).toMatchObject({ shipments: [], returns: ['ВЗ-000007'] })
    expect(readSearchText('123').digits).toBe('123')
    expect(readSearchText('ромашка').digits).toBeNull()
  })

  test.each([
    ['12 345,67', 1_234_567],
    ['12345.6', 1_234_560],
    ['12 345 ₽', 1_234_500],
    ['500', 50_000],
    ['5', null],
    ['7701234567', null],
    ['+7 916 123', null],
    ['12,345,67', null],
  ])('the sum %s', (typed, sum) => {
    expect(readSearchText(typed).sum).toBe(sum)
  })

  test.each([
    ['ООО «Ромашка»', 'Ромашка'],
    ['ип Петров', 'Петров'],
    ['ООО', null],
    ['ао', null],
    ['ip', null],
    ['a@b.ru', 'a@b.ru'],
    ['Паола', 'Паола'],
    ['12345', null],
  ])('the words of %s', (typed, words) => {
    expect(readSearchText(typed).words).toBe(words)
  })

  test('ten or twelve digits are an ИНН, six a pickup code', () => {
    expect(readSearchText('7701234567')).toMatchObject({ inn: '7701234567', pickupCode: null })
    expect(readSearchText('012345')).toMatchObject({ inn: '012345', pickupCode: '012345' })
    expect(readSearchText('1234567890123').inn).toBeNull()
  })

  test('any text is read, and read alike with spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (typed) => {
        const read = readSearchText(typed)
        expect(readSearchText(`  ${typed} `)).toEqual(read)
        expect(read.phones.every((phone) => /^\d{4,10}$/.test(phone))).toBe(true)
        expect(read.sum === null || Number.isSafeInteger(read.sum)).toBe(true)
      }),
    )
  })
})
