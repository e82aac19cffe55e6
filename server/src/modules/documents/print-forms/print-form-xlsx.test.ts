import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { anInvoiceForm, anOrderForm, anUpdForm, aPrintFormLine, aReconciliationForm, aWaybillForm } from '#test/builders.print-forms'
import type { PrintForm } from './print-form.ts'
import { netPrice, netSum } from './print-form-sums.ts'
import { renderOrders, renderPrintForm } from './render-print-form.ts'

async function sheetOf(form: PrintForm) {
  const { sheets } = await readXlsx(await renderPrintForm(form, 'xlsx'), { readStyles: true })
  const [sheet] = sheets
  if (!sheet) throw new Error('no sheet')
  return sheet
}

/** Rows as far as they are filled; the heading ends where the frozen part does. */
async function tableOf(form: PrintForm) {
  const { rows, freezePane } = await sheetOf(form)
  return rows.slice(freezePane?.rows ?? 0).map((row) => row.filter((cell) => cell !== null && cell !== ''))
}

test('lines of an invoice are numbers a buyer can add up', async () => {
  const invoice = anInvoiceForm()
  const rows = await tableOf(invoice)
  expect(rows.slice(0, 3)).toEqual(
    invoice.lines.map(({ lineNo, article, name, amount, unit, price, sum }) => [
      lineNo,
      article,
      name,
      amount,
      unit,
      price / 100,
      0.22,
      sum / 100,
    ]),
  )
  expect(rows.slice(3, 6)).toEqual([
    ['Итого:', 43_528.99],
    ['в т.ч. НДС 22\u00a0%:', 7_849.49],
    ['Всего к оплате:', 43_528.99],
  ])
  expect(rows.flat()).toContain('Сорок три тысячи пятьсот двадцать восемь рублей 99 копеек')
})

test('the heading stays in sight and is repeated on each printed page', async () => {
  const { freezePane, pageSetup, rows } = await sheetOf(anInvoiceForm())
  const frozen = freezePane?.rows ?? 0
  expect(rows[frozen - 1]).toContain('Товары (работы, услуги)')
  expect(pageSetup).toMatchObject({ orientation: 'portrait', printTitlesRow: `$${frozen}:$${frozen}` })
})

test('an УПД and a waybill carry sums without and with VAT, and their totals', async () => {
  for (const form of [anUpdForm(), aWaybillForm()]) {
    const rows = await tableOf(form)
    form.lines.forEach((line, at) => {
      for (const value of [netPrice(line), netSum(line), line.vat, line.sum]) expect(rows[at]).toContain(value / 100)
      expect(rows[at]).toContain(line.okei)
    })
    const { sum, vat } = form.totals
    for (const value of [sum - vat, vat, sum]) expect(rows[form.lines.length]).toContain(value / 100)
  }
})

test('days of a reconciliation act are dates', async () => {
  const rows = await tableOf(aReconciliationForm())
  const day = new Date('2026-10-05T00:00:00Z')
  expect(rows[1]).toEqual([day, 'УПД № 1101 от 05.10.2026', 45_321.18, day, 'УПД № 1101 от 05.10.2026', 45_321.18])
  expect(rows[5]).toEqual(['Сальдо на 31.10.2026', 17_697.61, 'Сальдо на 31.10.2026', 17_697.61])
})

test('[K-02] several orders have a sheet each, also under one number', async () => {
  const { sheets } = await readXlsx(await renderOrders([anOrderForm(), anOrderForm(), anOrderForm({ number: '12/34' })], 'xlsx'))
  expect(new Set(sheets.map(({ name }) => name)).size).toBe(3)
  expect(sheets.every(({ name }) => name.length <= 31 && !/[[\]:*?/\\]/.test(name))).toBe(true)
})

test.each(['=1+1', '+7 495', '-5', '@SUM(A1)', '\t=1', '\r=1'])('a name like %j stays a text', async (name) => {
  const lines = [aPrintFormLine(1, { name, article: `${name}\u0001` })]
  const [row] = await tableOf(anInvoiceForm({ lines }))
  expect(row?.slice(1, 3)).toEqual([`'${name}`, `'${name}`])
})
