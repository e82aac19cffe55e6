import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientBankText, SELLER_ACCOUNT, windows1251 } from '#test/bank-statement'
import { readDay, readKopecks } from './bank-values.rules.ts'
import { decodeStatement, readPastedStatement, readStatementFile } from './read-statement.ts'
import { keyOfDocument } from './statement-text.ts'

const document = {
  number: '000412',
  date: '2026-01-15',
  sum: 1_234_550,
  payerInn: '7707083893',
  payerName: 'ООО «Ёлка»',
  purpose: 'Оплата по счёту № 15 от 10.01.2026, в т.ч. НДС 22%',
}

test('the exchange of 1C is read alike in Windows-1251, in UTF-8 with and without its mark', () => {
  const text = clientBankText([document])
  const [windows, plain, marked] = [windows1251(text), Buffer.from(text), Buffer.from(`\uFEFF${text}`)].map((bytes) =>
    readStatementFile(decodeStatement(bytes)),
  )
  expect(windows?.documents).toEqual([
    { ...document, receivedOn: '2026-01-15', account: SELLER_ACCOUNT, payerAccount: '40702810007707083893' },
  ])
  expect([plain, marked]).toEqual([windows, windows])
})

test('money that leaves the account and money between own accounts is left out; a document without a sum is named', () => {
  const text = [
    '1CClientBankExchange',
    'РасчСчет=40702810900000000001',
    'РасчСчет=40702810900000000002',
    'СекцияДокумент=Платежное поручение\nНомер=1\nДата=15.01.2026\nСумма=10.00\nПлательщикСчет=40702810900000000001\nПолучательСчет=40702810900000000009\nКонецДокумента',
    'СекцияДокумент=Платежное поручение\nНомер=2\nДата=15.01.2026\nСумма=10.00\nПлательщикСчет=40702810900000000001\nПолучательСчет=40702810900000000002\nКонецДокумента',
    'СекцияДокумент=Банковский ордер\nНомер=3\nДата=15.01.2026\nСумма=нет\nПлательщикСчет=4\nПолучательСчет=40702810900000000002\nКонецДокумента',
    'СекцияДокумент=Платежное поручение\nНомер=4\nДата=15.01.2026\nСумма=10.00\nПлательщик=ИНН 7707083893 КПП 770701001 ПАО Банк\nПолучательСчет=40702810900000000002\nНазначениеПлатежа1=Оплата\nНазначениеПлатежа2=счета 5\nКонецДокумента',
    'КонецФайла',
  ].join('\n')
  const read = readStatementFile(text)
  expect([read?.outgoing, read?.refused.map(({ problem }) => problem)]).toEqual([2, ['no-sum']])
  expect(read?.documents).toMatchObject([{ number: '4', payerInn: '7707083893', payerName: 'ПАО Банк', purpose: 'Оплата счета 5' }])
})

test.each([
  [
    'two columns of sums',
    'Выписка по счёту;;;;\nДата операции;№ док.;Дебет;Кредит;Контрагент;ИНН контрагента;Назначение платежа\n15.01.2026;412;;"12 345,50";ООО Ёлка;7707083893;Оплата по счету 15\n15.01.2026;9;100,00;;Банк;7707083893;Комиссия\nИтого;;100,00;12345,50;;;\n',
  ],
  [
    'one column with signs',
    'Дата\tНомер документа\tСумма\tПлательщик\tИНН плательщика\tНазначение платежа\n2026-01-15\t412\t12345.50\tООО Ёлка\t7707083893\tОплата по счету 15\n2026-01-15\t9\t-100.00\tБанк\t7707083893\tКомиссия\n',
  ],
  [
    'a column that says which way the money went',
    'Дата,Номер документа,Тип операции,Сумма,Плательщик,ИНН плательщика,Получатель,ИНН получателя,Назначение платежа\n15.01.2026,412,Кредит,12345.50,ООО Ёлка,7707083893,Мы,5001007322,Оплата по счету 15\n15.01.2026,9,Дебет,100.00,Мы,5001007322,Банк,7707083893,Комиссия\n',
  ],
])('a table of a bank with %s', (_, text) => {
  const read = readStatementFile(text)
  expect([read?.outgoing, read?.refused]).toEqual([1, []])
  expect(read?.documents).toMatchObject([
    { number: '412', date: '2026-01-15', sum: 1_234_550, payerName: 'ООО Ёлка', payerInn: '7707083893', purpose: 'Оплата по счету 15' },
  ])
})

test('a pasted line is a document: the sum is not the tax, the day is not that of the invoice', () => {
  const pasted =
    'п/п 412 от 15.01.2026 ИНН 7707083893 Оплата по счету № 15 от 10.01.2026 сумма 12 345,50 в т.ч. НДС 22% 2226.24\n\nпросто слова'
  const { documents, refused } = readPastedStatement(pasted, '2026-02-01')
  expect(documents).toMatchObject([{ number: '412', date: '2026-02-01', sum: 1_234_550, payerInn: '7707083893' }])
  expect(refused).toMatchObject([{ row: 3, problem: 'no-sum' }])
  expect(readPastedStatement('20.01.2026 Оплата счета 7, 500-00', '2026-02-01').documents).toMatchObject([
    { date: '2026-01-20', sum: 50_000 },
  ])
})

test('anything else is no statement', () => {
  for (const text of ['', 'Привет', '{"a":1}', 'а;б;в\n1;2;3']) expect(readStatementFile(text)).toBeNull()
})

test('a document is itself whatever zeros its number has; another payer, day or sum is another', () => {
  const whole = { ...document, receivedOn: '2026-01-15', account: '', payerAccount: '' }
  expect(keyOfDocument({ ...whole, number: '412' })).toBe(keyOfDocument(whole))
  for (const other of [{ payerInn: '5001007322' }, { date: '2026-01-16' }, { sum: 1 }, { number: '413' }])
    expect(keyOfDocument({ ...whole, ...other })).not.toBe(keyOfDocument(whole))
  expect(keyOfDocument({ ...whole, number: '', purpose: 'а' })).not.toBe(keyOfDocument({ ...whole, number: '', purpose: 'б' }))
})

test('every sum is read as it is written, with spaces, comma, point, dash or sign of equality', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.constantFrom(',', '.', '-', '='), (kopecks, mark) => {
      const [whole = '', part = ''] = (kopecks / 100).toFixed(2).split('.')
      expect(readKopecks(`${whole}${mark}${part}`)).toBe(kopecks)
      expect(readKopecks(`${whole.replace(/\B(?=(\d{3})+$)/g, ' ')},${part} руб.`)).toBe(kopecks)
      expect(readKopecks(`-${whole}.${part}`)).toBe(-kopecks)
    }),
  )
  for (const text of ['', 'нет', '1.2.3', '12a']) expect(readKopecks(text)).toBeNull()
})

test('days are read in both orders; one that does not exist is none', () => {
  expect(['15.01.2026', '15/01/26', '2026-01-15 10:00', '5.1.2026'].map(readDay)).toEqual([
    '2026-01-15',
    '2026-01-15',
    '2026-01-15',
    '2026-01-05',
  ])
  for (const text of ['31.02.2026', '00.01.2026', 'вчера', '2026']) expect(readDay(text)).toBeNull()
})
