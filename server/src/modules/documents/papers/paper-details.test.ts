import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { aCorrectionPaper, anInvoicePaper, anOrderPaper, anUpdPaper, aPaperLine, aSeller, aWaybillPaper } from '#test/builders.papers'
import { readPdf, squeezed } from '#test/read-pdf'
import type { Paper } from './paper.ts'
import { totalsOf } from './paper-sums.ts'
import { renderPaper } from './render-paper.ts'

/** Rows of the sheet as far as they are filled. */
async function rowsOf(paper: Paper) {
  const { sheets } = await readXlsx(await renderPaper(paper, 'xlsx'))
  return (sheets[0]?.rows ?? []).map((row) => row.filter((cell) => cell !== null && cell !== ''))
}
const detail = async (paper: Paper, label: string) => (await rowsOf(paper)).find(([name]) => name === label)?.[1]
const sentences = async (paper: Paper) => (await rowsOf(paper)).flatMap((row) => (row.length === 1 ? row.map(String) : []))
const textOf = async (paper: Paper) => (await readPdf(await renderPaper(paper, 'pdf'))).join('')

test('an invoice says until when to pay and how long its prices hold, as far as there are such days', async () => {
  expect(await sentences(anInvoicePaper())).toContain('Оплатить не позднее 20.11.2026. Счёт действителен до 22.11.2026.')
  expect(await sentences(anInvoicePaper({ validUntil: null }))).toContain('Оплатить не позднее 20.11.2026.')
  expect((await sentences(anInvoicePaper({ dueDate: null, validUntil: null }))).join()).not.toContain('20.11.2026')
})

test('an invoice as a sheet says where to pay; a company signs by two, a sole trader alone', async () => {
  const company = anInvoicePaper()
  expect(await detail(company, 'Получатель')).toBe(
    'р/с 40702810938000012345, в ПАО СБЕРБАНК г. Москва, БИК 044525225, к/с 30101810400000000225',
  )
  expect(await sentences(company)).toEqual(
    expect.arrayContaining(['Генеральный директор ____________________ Орлов С. П.', 'Бухгалтер ____________________ Белова Н. И.']),
  )
  const trader = await sentences(anInvoicePaper({ seller: aSeller({ inn: '500100732259', kpp: '', headName: 'Ким О. Р.' }) }))
  expect(trader).toContain('Предприниматель ____________________ Ким О. Р.')
  expect(trader.join()).not.toContain('Бухгалтер')
})

test('a УПД names the sender where goods leave from elsewhere, and the buyer where nobody else receives', async () => {
  expect(await detail(anUpdPaper(), 'Грузоотправитель')).toContain('ООО «Витрина Электро», 141400, Московская обл., г. Химки')
  expect(await detail(anUpdPaper({ shippingAddress: '' }), 'Грузоотправитель')).toBe('он же')
  expect(await detail(anUpdPaper({ shippingAddress: aSeller().address }), 'Грузоотправитель')).toBe('он же')
  expect(await detail(anUpdPaper(), 'Грузополучатель')).toContain('ИНН/КПП 6663003127/720343001, 625000, г. Тюмень')
  expect(await detail(anUpdPaper({ consignee: null }), 'Грузополучатель')).toContain('ИНН/КПП 6663003127/667301001, 620014')
})

test('a УПД counts its lines, and says of one without VAT that it has none', async () => {
  const one = [aPaperLine(1, { vatRate: null })]
  const text = await textOf(anUpdPaper({ status: 2, lines: one, totals: totalsOf(one) }))
  expect(text).toContain(squeezed('№ п/п 1 № 1284 от 15.11.2026'))
  expect(text).toContain(squeezed('без акцизабез НДСбез НДС'))
  expect(await textOf(anUpdPaper())).toContain(squeezed('№ п/п 1–3 № 1284 от 15.11.2026'))
})

test('a waybill names the unit that receives with its own КПП and the buyer who pays; the buyer where nobody else receives', async () => {
  const unit = 'АО «Монтажэнергострой», Тюменский филиал, ИНН 6663003127, КПП 720343001, 625000, г. Тюмень, ул. Республики, д. 200, склад 3'
  const buyer = 'АО «Монтажэнергострой», ИНН 6663003127, КПП 667301001, 620014'
  const [sent, own] = [aWaybillPaper(), aWaybillPaper({ consignee: null })]
  expect(await detail(sent, 'Грузополучатель')).toContain(unit)
  expect(await detail(own, 'Грузополучатель')).toContain(buyer)
  for (const paper of [sent, own]) expect(await detail(paper, 'Плательщик')).toContain(buyer)
  expect(await textOf(sent)).toContain(squeezed(`Грузополучатель${unit}`))
  expect(await textOf(own)).toContain(squeezed(`Грузополучатель${buyer}`))
})

test('an invoice and an order name the unit that receives, and nobody where it is the buyer', async () => {
  for (const make of [anInvoicePaper, anOrderPaper]) {
    expect(await detail(make(), 'Грузополучатель')).toContain('Тюменский филиал, ИНН 6663003127, КПП 720343001, 625000, г. Тюмень')
    expect(await detail(make({ consignee: null }), 'Грузополучатель')).toBeUndefined()
  }
})

test('a waybill stands on the contract, or on the order where there is none', async () => {
  expect(await textOf(aWaybillPaper())).toContain(squeezed('номерП-17/2026дата03.02.2026'))
  expect(await textOf(aWaybillPaper({ contract: null }))).toContain(squeezed('номер100245дата12.11.2026'))
})

test('a correction has each line before and after, and what it is worth less, VAT apart', async () => {
  const paper = aCorrectionPaper()
  const rows = await rowsOf(paper)
  for (const { article, before, after } of paper.lines)
    expect(rows.find((row) => row[1] === article)?.slice(-6)).toEqual([
      before.amount,
      before.sum / 100,
      after.amount,
      after.sum / 100,
      (before.vat - after.vat) / 100,
      (before.sum - after.sum) / 100,
    ])
  expect(rows.find(([label]) => label === 'Всего')?.slice(-2)).toEqual([paper.totals.vat / 100, paper.totals.sum / 100])
  expect([await detail(paper, 'Исправляет'), await detail(paper, 'Причина')]).toEqual(['УПД № 1101 от 05.10.2026', paper.reason])
})
