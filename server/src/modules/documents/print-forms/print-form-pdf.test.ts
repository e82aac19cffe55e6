import { expect, test } from 'vitest'
import {
  aBuyerParty,
  aCorrectionForm,
  anInvoiceForm,
  anOrderForm,
  anUpdForm,
  aPrintFormLine,
  aReconciliationForm,
  aSeller,
  aWaybillForm,
  printFormLines,
} from '#test/builders.print-forms'
import { reachOf, readPdf, readQr, squeezed } from '#test/read-pdf'
import { makeFile } from './make-file.ts'
import { type PrintForm, printForm as kept } from './print-form.ts'
import { netPrice, netSum, totalsOf } from './print-form-sums.ts'
import { paymentCode } from './payment.rules.ts'
import { renderOrders, renderPrintForm } from './render-print-form.ts'
import { sumInWords } from './sum-in-words.ts'
import { moneyText } from './writing.rules.ts'

const textOf = async (form: PrintForm) => (await readPdf(await renderPrintForm(form, 'pdf'))).join('')
const missing = (text: string, ...parts: string[]) => parts.filter((part) => !text.includes(squeezed(part)))

const numbered = (count: number) => Array.from({ length: count }, (_, at) => aPrintFormLine(at + 1, { article: `ART-${at + 1}-X` }))

const forms: PrintForm[] = [anInvoiceForm(), aWaybillForm(), anUpdForm(), aReconciliationForm(), aCorrectionForm(), anOrderForm()]

test.each(forms.map((form) => [form.kind, form] as const))('%s is kept as JSON and comes back whole', (_kind, form) => {
  expect(kept.parse(JSON.parse(JSON.stringify(form)))).toEqual(form)
})

test('[M-04] an invoice shows the payee, the goods and the sum', async () => {
  const invoice = anInvoiceForm()
  const text = await textOf(invoice)
  expect(missing(text, 'Счёт на оплату № 1284 от 15 ноября 2026 г.', '044525225', '30101810400000000225', '40702810938000012345')).toEqual(
    [],
  )
  expect(missing(text, 'ИНН 7707083893', 'КПП 770701001', 'АО «Монтажэнергострой», ИНН 6663003127', 'КПП 720343001')).toEqual([])
  expect(missing(text, 'Договор № П-17/2026 от 03.02.2026', 'Заказ № 100245 от 12.11.2026', 'ЗК-88')).toEqual([])
  for (const { article, name, price, sum } of invoice.lines)
    expect(missing(text, article, name, moneyText(price), moneyText(sum))).toEqual([])
  expect(
    missing(text, 'в т.ч. НДС 22 %:7 849,49', 'Всего к оплате:43 528,99', 'Сорок три тысячи пятьсот двадцать восемь рублей 99 копеек'),
  ).toEqual([])
  expect(missing(text, 'Оплатить не позднее 20.11.2026', 'Соколова Ирина', 'Лист 1 из 1')).toEqual([])
})

test('[M-04] the code of an invoice is read off the page as the bank expects it', async () => {
  const usual = anInvoiceForm()
  const longest = anInvoiceForm({
    number: 'А'.repeat(120),
    seller: aSeller({ name: `ООО «${'Светотехника и кабель '.repeat(8)}»` }),
  })
  for (const invoice of [usual, longest]) expect(await readQr(await renderPrintForm(invoice, 'pdf'))).toBe(paymentCode(invoice))
})

test('an invoice without VAT states it, one with several rates lists each', async () => {
  const without = [aPrintFormLine(1, { vatRate: null })]
  expect(
    missing(await textOf(anInvoiceForm({ lines: without, totals: totalsOf(without) })), 'Без налога (НДС)', 'НДС не облагается'),
  ).toEqual([])
  const mixed = [aPrintFormLine(1), aPrintFormLine(2, { vatRate: 1_000 })]
  expect(missing(await textOf(anInvoiceForm({ lines: mixed, totals: totalsOf(mixed) })), 'в т.ч. НДС 22 %', 'в т.ч. НДС 10 %')).toEqual([])
})

test('a waybill has the columns of ТОРГ-12 and adds up', async () => {
  const waybill = aWaybillForm()
  const text = await textOf(waybill)
  expect(missing(text, 'ТОРГ-12', '0330212', '00032537', 'ТОВАРНАЯ НАКЛАДНАЯ', 'код по ОКЕИ', '48,25 кг', 'Петров И. С.')).toEqual([])
  for (const line of waybill.lines)
    expect(missing(text, line.name, moneyText(netPrice(line)), moneyText(netSum(line)), moneyText(line.vat))).toEqual([])
  expect(
    missing(text, `Всего по накладной432,5Х${moneyText(waybill.totals.sum - waybill.totals.vat)}Х`, sumInWords(waybill.totals.sum)),
  ).toEqual([])
})

test('an УПД names the consignee with its own КПП, the basis, the person who handed over and each line without and with VAT', async () => {
  const upd = anUpdForm({
    lines: [aPrintFormLine(1, { country: { code: '156', name: 'Китай' }, declaration: '10702070/120926/3012345' }), aPrintFormLine(2)],
    advanceInvoices: [{ number: '77', date: '2026-11-13' }],
  })
  const text = await textOf(upd)
  expect(
    missing(text, 'Статус:1', 'Счёт-фактура № 1284', 'ИНН/КПП 6663003127/720343001', '№ 412 от 13.11.2026', '№ 77 от 13.11.2026'),
  ).toEqual([])
  expect(
    missing(
      text,
      '156Китай10702070/120926/3012345',
      '796',
      '006',
      'Петров И. С.',
      'Договор № П-17/2026 от 03.02.2026',
      '16 ноября 2026 г.',
    ),
  ).toEqual([])
  for (const line of upd.lines)
    expect(
      missing(text, `${moneyText(netSum(line))}без акциза22 %${moneyText(line.vat)}${moneyText(line.sum)}`, moneyText(netPrice(line))),
    ).toEqual([])
  expect(
    missing(
      text,
      `Всего к оплате (9)${moneyText(upd.totals.sum - upd.totals.vat)}ХХ${moneyText(upd.totals.vat)}${moneyText(upd.totals.sum)}`,
    ),
  ).toEqual([])
})

test('an УПД of status 2 is no счёт-фактура; a sole trader signs in person', async () => {
  const second = await textOf(anUpdForm({ status: 2 }))
  expect(missing(second, 'Статус:2', 'Передаточный документ № 1284')).toEqual([])
  expect(second).not.toContain(squeezed('Главный бухгалтер'))
  const trader = await textOf(
    anUpdForm({ seller: aSeller({ inn: '500100732259', kpp: '', ogrn: '304500116000157', headName: 'Ким О. Р.' }) }),
  )
  expect(missing(trader, 'Индивидуальный предприниматель', 'Ким О. Р., ОГРНИП 304500116000157')).toEqual([])
})

test('a reconciliation act shows both sides, turnovers and the final balance', async () => {
  const text = await textOf(aReconciliationForm())
  expect(
    missing(text, 'за период с 01.10.2026 по 31.10.2026', 'Сальдо на 01.10.202612 500,00', 'Обороты за период55 197,6150 000,00'),
  ).toEqual([])
  expect(
    missing(text, 'Сальдо на 31.10.202617 697,61', 'в пользу ООО «Витрина Электро» 17 697,61 руб.', 'Орлов С. П.', 'Зимин А. В.'),
  ).toEqual([])
})

test('[K-02] several orders make one file; a line without a price is marked', async () => {
  const [line] = printFormLines(1)
  const unpriced = anOrderForm({
    lines: [{ ...(line ?? aPrintFormLine(1)), price: null, sum: null, vat: null, note: 'срочно', shipBy: '2026-11-20' }],
  })
  const pages = await readPdf(await renderOrders([anOrderForm(), { ...unpriced, number: '1285' }], 'pdf'))
  expect(pages).toHaveLength(2)
  expect(missing(pages[0] ?? '', 'Заказ № 1284', 'Лист 1 из 2')).toEqual([])
  expect(missing(pages[1] ?? '', 'Заказ № 1285', 'по запросу', 'срочно', '20.11.2026', 'Позиций без цены: 1', 'Лист 2 из 2')).toEqual([])
})

test('a long print form repeats its heading on each page and loses no line', async () => {
  const lines = numbered(250)
  const pages = await readPdf(await renderPrintForm(anUpdForm({ lines }), 'pdf'))
  const text = pages.join('')
  for (const { article } of lines) expect(text.split(squeezed(article))).toHaveLength(2)
  pages.slice(0, -1).forEach((page, at) => expect(missing(page, 'Налоговая ставка', `Лист ${at + 1} из ${pages.length}`)).toEqual([]))
})

const alone = (form: PrintForm) => makeFile({ forms: [form], format: 'pdf', title: '' })

test.each([8, 10, 12, 14, 16, 18, 20, 22, 24])('sums and signatures never stand on a sheet without a line of goods: %i', async (count) => {
  const lines = numbered(count)
  for (const form of [anUpdForm({ lines }), aWaybillForm({ lines }), anInvoiceForm({ lines: numbered(count + 12) })]) {
    const last = (await readPdf(await alone(form))).at(-1) ?? ''
    expect(missing(last, `ART-${form.lines.length}-X`, 'Орлов С. П.')).toEqual([])
  }
})

test('a word too long for its column is broken: no sum is pushed off the page', async () => {
  const lines = [aPrintFormLine(1, { name: 'Щ'.repeat(120), article: 'A'.repeat(60) })]
  const long = [
    anInvoiceForm({ lines }),
    aWaybillForm({ lines }),
    anUpdForm({ lines }),
    anOrderForm({ notes: [['Комментарий', 'ж'.repeat(300)]] }),
  ]
  for (const form of long) expect(await reachOf(await alone(form))).toBeLessThan(0.98)
})

test('names made to do harm are printed as they are, and open nothing', async () => {
  const name = '{{7*7}} <b>=HYPERLINK("http://x")</b> file:///etc/passwd \u0000\ud800 😀'
  const text = await textOf(anInvoiceForm({ lines: [aPrintFormLine(1, { name })], buyer: aBuyerParty({ name: 'http://127.0.0.1/x.png' }) }))
  expect(missing(text, '{{7*7}} <b>=HYPERLINK("http://x")</b> file:///etc/passwd', 'http://127.0.0.1/x.png')).toEqual([])
})
