import { expect, test } from 'vitest'
import { buyerParty, printFormLine, sellerParty } from './deal-of-order.ts'

const bank = { bankName: 'АО «ТБанк»', bik: '044525974', account: '40702810010000000001', correspondentAccount: '30101810145250000974' }
const entity = {
  type: 'ul' as const,
  name: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '770701001',
  ogrn: '1027700132195',
  okpo: '00032537',
  address: 'Москва, Лесная, 1',
  headPost: 'Директор',
  headName: 'Орлов С. П.',
}

test('the buyer stands on documents with all requisites; a КПП is of companies alone, what is missing is empty', () => {
  const { type: _, ...shown } = entity
  expect(buyerParty({ entity, bank, phone: '+79990000001' })).toEqual({ ...shown, phone: '+79990000001', bank, accountantName: '' })
  for (const type of ['ip', 'fl'] as const) expect(buyerParty({ entity: { ...entity, type }, bank: null, phone: '' }).kpp).toBe('')
  const nameless = { ...entity, inn: null, kpp: null, ogrn: null, okpo: null }
  expect(buyerParty({ entity: nameless, bank: null, phone: '' })).toMatchObject({ inn: '', kpp: '', ogrn: '', okpo: '', bank: null })
})

test('the seller stands with its bank where it has an account, and without one where it has none', () => {
  const { type: _, okpo: _okpo, ...own } = entity
  const seller = { ...own, phone: '+74950000001', accountantName: 'Белова Н. И.' }
  expect(sellerParty({ ...seller, ...bank })).toEqual({ ...seller, okpo: '', bank })
  expect(sellerParty({ ...seller, ...bank, account: '' }).bank).toBeNull()
})

test('a line of an order becomes the same line of a document; one without a price becomes none', () => {
  const line = {
    id: 77,
    line_no: 3,
    article: 'А-1',
    name: 'Кабель',
    unit: 'м',
    okei: '006',
    amount: 2.5,
    price: 100_00,
    vat_rate: 2_200,
    sum: 249_99,
    vat: 45_08,
    note: '',
    ship_by: null,
    weight_grams: 10,
    country_code: 'RU',
    country: 'Россия',
  }
  expect(printFormLine(line)).toMatchObject({
    lineNo: 3,
    article: 'А-1',
    name: 'Кабель',
    unit: 'м',
    okei: '006',
    amount: 2.5,
    price: 100_00,
    vatRate: 2_200,
    sum: 249_99,
    vat: 45_08,
    declaration: '',
  })
  expect(() => printFormLine({ ...line, price: null })).toThrow('Line 77 has no price')
})
