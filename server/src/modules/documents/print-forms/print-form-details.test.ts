import { readXlsx } from 'hucre/xlsx'
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
} from '#test/builders.print-forms'
import { readPdf, squeezed } from '#test/read-pdf'
import type { PrintForm } from './print-form.ts'
import { totalsOf } from './print-form-sums.ts'
import { renderPrintForm } from './render-print-form.ts'

/** Rows of the sheet as far as they are filled. */
async function rowsOf(form: PrintForm) {
  const { sheets } = await readXlsx(await renderPrintForm(form, 'xlsx'))
  return (sheets[0]?.rows ?? []).map((row) => row.filter((cell) => cell !== null && cell !== ''))
}
const detail = async (form: PrintForm, label: string) => (await rowsOf(form)).find(([name]) => name === label)?.[1]
const sentences = async (form: PrintForm) => (await rowsOf(form)).flatMap((row) => (row.length === 1 ? row.map(String) : []))
const textOf = async (form: PrintForm) => (await readPdf(await renderPrintForm(form, 'pdf'))).join('')

test('an invoice says until when to pay and how long its prices hold, as far as there are such days', async () => {
  expect(await sentences(anInvoiceForm())).toContain('Оплатить не позднее 20.11.2026. Счёт действителен до 22.11.2026.')
  expect(await sentences(anInvoiceForm({ validUntil: null }))).toContain('Оплатить не позднее 20.11.2026.')
  expect((await sentences(anInvoiceForm({ dueDate: null, validUntil: null }))).join()).not.toContain('20.11.2026')
})

test('an invoice as a sheet says where to pay; a company signs by two, a sole trader alone', async () => {
  const company = anInvoiceForm()
  expect(await detail(company, 'Получатель')).toBe(
    'р/с 40702810938000012345, в ПАО СБЕРБАНК г. Москва, БИК 044525225, к/с 30101810400000000225',
  )
  expect(await sentences(company)).toEqual(
    expect.arrayContaining(['Генеральный директор ____________________ Орлов С. П.', 'Бухгалтер ____________________ Белова Н. И.']),
  )
  const trader = await sentences(anInvoiceForm({ seller: aSeller({ inn: '500100732259', kpp: '', headName: 'Ким О. Р.' }) }))
  expect(trader).toContain('Предприниматель ____________________ Ким О. Р.')
  expect(trader.join()).not.toContain('Бухгалтер')
})

test('a УПД names the sender where goods leave from elsewhere, and the buyer where nobody else receives', async () => {
  expect(await detail(anUpdForm(), 'Грузоотправитель')).toContain('ООО «Витрина Электро», 141400, Московская обл., г. Химки')
  expect(await detail(anUpdForm({ shippingAddress: '' }), 'Грузоотправитель')).toBe('он же')
  expect(await detail(anUpdForm({ shippingAddress: aSeller().address }), 'Грузоотправитель')).toBe('он же')
  expect(await detail(anUpdForm(), 'Грузополучатель')).toContain('ИНН/КПП 6663003127/720343001, 625000, г. Тюмень')
  expect(await detail(anUpdForm({ consignee: null }), 'Грузополучатель')).toContain('ИНН/КПП 6663003127/667301001, 620014')
})

test('a УПД counts its lines, and says of one without VAT that it has none', async () => {
  const one = [aPrintFormLine(1, { vatRate: null })]
  const text = await textOf(anUpdForm({ status: 2, lines: one, totals: totalsOf(one) }))
  expect(text).toContain(squeezed('№ п/п 1 № 1284 от 15.11.2026'))
  expect(text).toContain(squeezed('без акцизабез НДСбез НДС'))
  expect(await textOf(anUpdForm())).toContain(squeezed('№ п/п 1–3 № 1284 от 15.11.2026'))
})

test('a waybill names the unit that receives with its own КПП and the buyer who pays; the buyer where nobody else receives', async () => {
  const unit = 'АО «Монтажэнергострой», Тюменский филиал, ИНН 6663003127, КПП 720343001, 625000, г. Тюмень, ул. Республики, д. 200, склад 3'
  const buyer = 'АО «Монтажэнергострой», ИНН 6663003127, КПП 667301001, 620014'
  const [sent, own] = [aWaybillForm(), aWaybillForm({ consignee: null })]
  expect(await detail(sent, 'Грузополучатель')).toContain(unit)
  expect(await detail(own, 'Грузополучатель')).toContain(buyer)
  for (const form of [sent, own]) expect(await detail(form, 'Плательщик')).toContain(buyer)
  expect(await textOf(sent)).toContain(squeezed(`Грузополучатель${unit}`))
  expect(await textOf(own)).toContain(squeezed(`Грузополучатель${buyer}`))
})

test('an invoice and an order name the unit that receives, and nobody where it is the buyer', async () => {
  for (const make of [anInvoiceForm, anOrderForm]) {
    expect(await detail(make(), 'Грузополучатель')).toContain('Тюменский филиал, ИНН 6663003127, КПП 720343001, 625000, г. Тюмень')
    expect(await detail(make({ consignee: null }), 'Грузополучатель')).toBeUndefined()
  }
})

test('a waybill stands on the contract, or on the order where there is none', async () => {
  expect(await textOf(aWaybillForm())).toContain(squeezed('номерП-17/2026дата03.02.2026'))
  expect(await textOf(aWaybillForm({ contract: null }))).toContain(squeezed('номер100245дата12.11.2026'))
})

test('a correction has each line before and after, and what it is worth less, VAT apart', async () => {
  const form = aCorrectionForm()
  const rows = await rowsOf(form)
  for (const { article, before, after } of form.lines)
    expect(rows.find((row) => row[1] === article)?.slice(-6)).toEqual([
      before.amount,
      before.sum / 100,
      after.amount,
      after.sum / 100,
      (before.vat - after.vat) / 100,
      (before.sum - after.sum) / 100,
    ])
  expect(rows.find(([label]) => label === 'Всего')?.slice(-2)).toEqual([form.totals.vat / 100, form.totals.sum / 100])
  expect([await detail(form, 'Исправляет'), await detail(form, 'Причина')]).toEqual(['УПД № 1101 от 05.10.2026', form.reason])
})

test('a reconciliation act mirrors each side: a debit of one is a credit of the other, balances of either sign too', async () => {
  const sidesOf = async (opening: number) => {
    const { sheets } = await readXlsx(await renderPrintForm(aReconciliationForm({ opening }), 'xlsx'))
    const rows = (sheets[0]?.rows ?? []).map((row) => Array.from({ length: 8 }, (_, at) => row[at] ?? null))
    const first = rows.findIndex(([, document]) => document === 'Сальдо на 01.10.2026')
    return rows.slice(first, first + 6).map((row) => [row[2], row[3], row[6], row[7]])
  }
  const turnovers = [
    [45_321.18, null, null, 45_321.18],
    [null, 50_000, 50_000, null],
    [9_876.43, null, null, 9_876.43],
    [55_197.61, 50_000, 50_000, 55_197.61],
  ]
  expect(await sidesOf(1_250_000)).toEqual([[12_500, null, null, 12_500], ...turnovers, [17_697.61, null, null, 17_697.61]])
  expect(await sidesOf(-1_000_000)).toEqual([[null, 10_000, 10_000, null], ...turnovers, [null, 4_802.39, 4_802.39, null]])
})

test('a waybill has the payer’s account and the ОКПО of each party; of a receiver other than the buyer it knows none', async () => {
  const bank = { bik: '044525974', bankName: 'АО «ТБанк»', correspondentAccount: '30101810145250000974', account: '40702810010000000001' }
  const form = aWaybillForm({ buyer: aBuyerParty({ bank }), consignee: null })
  const account = 'р/с 40702810010000000001, в АО «ТБанк», БИК 044525974, к/с 30101810145250000974'
  expect(await detail(form, 'Плательщик')).toContain(account)
  const okpoOf = async (given: PrintForm) =>
    (await textOf(given))
      .split(squeezed('по ОКПО'))
      .slice(1)
      .map((part) => part.slice(0, 8))
  expect(await okpoOf(form)).toEqual(['00032537', '05015124', '00032537', '05015124'])
  const [, ofReceiver] = await okpoOf(aWaybillForm())
  expect(ofReceiver).not.toBe('05015124')
})

test('a waybill as a sheet has its weight, its hander and how it travels, as far as they are known', async () => {
  const known = await sentences(aWaybillForm())
  expect(known).toEqual(
    expect.arrayContaining(['Записей: Три. Масса груза: 48,25 кг', 'Отпуск груза произвёл ____________________ Петров И. С.']),
  )
  expect(await detail(aWaybillForm(), 'Транспортировка')).toBe('Транспортная накладная № 55 от 16.11.2026, ГАЗель А123ВС77')
  const unknown = aWaybillForm({ weightGrams: null, handedBy: null, transport: '' })
  expect(await sentences(unknown)).toContain('Записей: Три. Масса груза: —')
  expect(await detail(unknown, 'Транспортировка')).toBeUndefined()
})

test('a correction ends with what is taken off, VAT apart, in figures and words, and is signed by both sides', async () => {
  const totals = { sum: 300_00, vat: 54_10, vatByRate: [{ rate: 2_200, sum: 300_00, vat: 54_10 }] }
  expect((await sentences(aCorrectionForm({ totals }))).slice(-3).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Стоимость уменьшена на 300,00 руб., в том числе НДС 54,10 руб. (Триста рублей 00 копеек).',
    'От ООО «Витрина Электро» ____________________ Орлов С. П.',
    'От АО «Монтажэнергострой» ____________________ Зимин А. В.',
  ])
})

test('an order says how it stands, is received and is paid, and whom to ask', async () => {
  const manager = { name: 'Соколова Ирина', post: 'менеджер', phone: '', email: 'sokolova@example.ru' }
  const form = anOrderForm({ notes: [['Комментарий', 'Позвонить за час']], manager })
  const labels = ['Состояние', 'Номер покупателя', 'Получение', 'Оплата', 'Комментарий', 'Менеджер', 'Договор']
  expect(await Promise.all(labels.map((label) => detail(form, label)))).toEqual([
    form.state,
    form.buyerNumber,
    form.delivery,
    form.payment,
    'Позвонить за час',
    'Соколова Ирина, sokolova@example.ru',
    '№ П-17/2026 от 03.02.2026',
  ])
  expect(await detail(form, 'Поставщик')).toContain('ООО «Витрина Электро»')
  expect(await detail(form, 'Покупатель')).toContain('АО «Монтажэнергострой»')
})
