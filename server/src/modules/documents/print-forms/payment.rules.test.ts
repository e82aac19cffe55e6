import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anInvoiceForm, aPrintFormLine, aSeller } from '#test/builders.print-forms'
import { totalsOf } from './print-form-sums.ts'
import { paymentCode, paymentPurpose } from './payment.rules.ts'

test('the purpose names the invoice and the VAT inside', () => {
  expect(paymentPurpose(anInvoiceForm())).toBe('Оплата по счёту № 1284 от 15.11.2026, в т.ч. НДС 22 % 7849,49')
})

test('the purpose lists each rate, and states where there is no VAT at all', () => {
  const of = (...rates: (number | null)[]) =>
    paymentPurpose(anInvoiceForm({ totals: totalsOf(rates.map((vatRate) => aPrintFormLine(1, { vatRate, price: 1_000, amount: 1 }))) }))
  expect(of(2_200, 1_000)).toContain('в т.ч. НДС 22 % 1,80, НДС 10 % 0,91')
  expect(of(2_200, null)).toContain('в т.ч. НДС 22 % 1,80')
  expect(of(null)).toContain(', НДС не облагается')
  expect(of()).toContain(', НДС не облагается')
  expect(of(750)).toContain('в т.ч. НДС 7,5 % 0,70')
  // Three rates are still listed, four are not: the purpose has no room for them.
  expect(of(2_200, 1_000, 700)).toMatch(/, в т\.ч\. НДС 22 % 1,80, НДС 10 % 0,91, НДС 7 % 0,65$/)
  expect(of(2_200, 1_000, 700, 500)).toMatch(/, в т\.ч\. НДС 3,84$/)
})

test('the code for the bank has the fields of ГОСТ Р 56042 in order', () => {
  expect(paymentCode(anInvoiceForm())).toBe(
    'ST00012|Name=ООО «Витрина Электро»|PersonalAcc=40702810938000012345|BankName=ПАО СБЕРБАНК г. Москва|BIC=044525225' +
      '|CorrespAcc=30101810400000000225|Sum=4352899|Purpose=Оплата по счёту № 1284 от 15.11.2026, в т.ч. НДС 22 % 7849,49' +
      '|PayeeINN=7707083893|KPP=770701001',
  )
})

test('a sole trader has no КПП in the code; a seller without an account has no code', () => {
  expect(paymentCode(anInvoiceForm({ seller: aSeller({ inn: '500100732259', kpp: '' }) }))).toMatch(/\|PayeeINN=500100732259$/)
  expect(paymentCode(anInvoiceForm({ seller: aSeller({ bank: null }) }))).toBeNull()
})

test('for any names and numbers the code keeps its fields and the purpose its length', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 })
  fc.assert(
    fc.property(text, text, fc.nat(1e12), fc.array(fc.constantFrom(2_200, 1_000, 700, 500, 0, null)), (number, name, sum, rates) => {
      const totals = { sum, vat: 0, vatByRate: [...new Set(rates)].map((rate) => ({ rate, sum, vat: sum })) }
      const invoice = anInvoiceForm({ number, totals, seller: aSeller({ name }) })
      const purpose = paymentPurpose(invoice)
      expect(purpose.length).toBeLessThanOrEqual(210)
      expect(purpose).toMatch(/^Оплата по счёту № .* от 15\.11\.2026, /s)
      const [header, ...fields] = paymentCode(invoice)?.split('|') ?? []
      expect(header).toBe('ST00012')
      expect(fields.every((field) => /^(Name|PersonalAcc|BankName|BIC|CorrespAcc|Sum|Purpose|PayeeINN|KPP)=\P{Cc}+$/u.test(field))).toBe(
        true,
      )
      expect(fields).toContain(`Purpose=${purpose}`)
      expect(fields).toContain(`Sum=${sum}`)
    }),
  )
})

test('a long number is cut, never the day and the VAT behind it; the purpose is as long as banks take', () => {
  const purpose = paymentPurpose(anInvoiceForm({ number: '7'.repeat(300) }))
  expect(purpose).toHaveLength(210)
  expect(purpose).toMatch(/^Оплата по счёту № 7{130,} от 15\.11\.2026, в т\.ч\. НДС 22 % 7849,49$/)
})

/** The fields of the code by their names. */
const fieldsOf = (seller: Parameters<typeof aSeller>[0]) =>
  Object.fromEntries(
    (paymentCode(anInvoiceForm({ seller: aSeller(seller) })) ?? '')
      .split('|')
      .slice(1)
      .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  )
const bank = aSeller().bank ?? { bankName: '', bik: '', account: '', correspondentAccount: '' }

test('each field is cut to the length the bank reads', () => {
  const digits = '1234567890'.repeat(3)
  expect(fieldsOf({ name: 'я'.repeat(161), inn: digits, kpp: digits })).toMatchObject({
    Name: 'я'.repeat(160),
    PayeeINN: digits.slice(0, 12),
    KPP: digits.slice(0, 9),
  })
  const long = { bankName: 'б'.repeat(46), bik: digits, account: digits, correspondentAccount: digits }
  expect(fieldsOf({ bank: long })).toMatchObject({
    BankName: 'б'.repeat(45),
    BIC: digits.slice(0, 9),
    PersonalAcc: digits.slice(0, 20),
    CorrespAcc: digits.slice(0, 20),
  })
})

test('signs no bank can read are one gap, none at the ends, also where the text is cut', () => {
  expect(fieldsOf({ name: ' |ООО|«Ток»\n\t\u{1f4a1}и  свет\u0007 ' }).Name).toBe('ООО «Ток» и свет')
  expect(fieldsOf({ bank: { ...bank, bankName: `${'б'.repeat(44)} банк` } }).BankName).toBe('б'.repeat(44))
})

test('a bank without a correspondent account has a zero in its place', () => {
  expect(fieldsOf({ bank: { ...bank, correspondentAccount: '' } }).CorrespAcc).toBe('0')
})
