import type { PaperKind, Papers } from '@vitrina/contract/content/papers'
import { lookOf, sellerParty } from '#modules/documents/deal-of-order'
import type { PrintForm, PrintFormLine } from '#modules/documents/print-forms/print-form'
import { totalsOf } from '#modules/documents/print-forms/print-form-sums'
import type { Actor } from '#platform/actor'

const NUMBER = 'Образец'
const VAT_22 = 2_200
const line: PrintFormLine = {
  lineNo: 1,
  article: 'KAB-0015',
  name: 'Кабель силовой, образец строки',
  unit: 'м',
  okei: '006',
  amount: 100,
  price: 12_200,
  vatRate: VAT_22,
  sum: 1_220_000,
  vat: 220_000,
  country: null,
  declaration: '',
}
const totals = totalsOf([line])

/** The seller is the real one; the buyer and the goods are invented, for whoever writes texts may know no company. */
function dealOf({ site }: Actor, { headPost, headName, accountantName, ...look }: Papers, date: string) {
  const seller = sellerParty({ ...site.settings.seller, headPost, headName, accountantName })
  const nobody = { inn: '', kpp: '', ogrn: '', address: '', phone: '', bank: null, headPost: '', headName: '', accountantName: '' }
  return {
    language: 'ru' as const,
    number: NUMBER,
    date,
    seller,
    buyer: { ...seller, ...nobody, name: 'ООО «Пример»' },
    consignee: null,
    contract: null,
    orders: [],
    lines: [line],
    totals,
    ...lookOf({ papers: look, logo: site.settings.logo }),
  }
}

/** An invented paper of the kind with the look that is being edited. */
export function sampleForm(actor: Actor, { kind, papers, date }: { kind: PaperKind; papers: Papers; date: string }): PrintForm {
  const deal = dealOf(actor, papers, date)
  const { seller, buyer, language, ...rest } = deal
  const { look } = rest
  const shipped = { shippedOn: date, handedBy: null, transport: '', shippingAddress: '' }
  const numbered = { number: NUMBER, date }
  switch (kind) {
    case 'invoice':
      return { kind, ...deal, dueDate: null, validUntil: null, manager: null }
    case 'waybill':
      return { kind, ...deal, ...shipped, weightGrams: null }
    case 'upd':
      return { kind, ...deal, ...shipped, status: 1, payments: [], advanceInvoices: [], governmentContract: '' }
    case 'correction': {
      const { amount, sum, vat, country: _country, declaration: _declaration, ...goods } = line
      const after = { amount: amount / 2, sum: sum / 2, vat: vat / 2 }
      const decrease = totalsOf([{ vatRate: VAT_22, sum: sum - after.sum, vat: vat - after.vat }])
      const lines = [{ ...goods, before: { amount, sum, vat }, after }]
      return { kind, ...deal, corrects: numbered, reason: 'Возврат товара, образец', lines, totals: decrease }
    }
    case 'reconciliation': {
      const rows = [{ date, document: 'УПД, образец', debit: line.sum, credit: 0 }]
      return { kind, language, ...numbered, seller, buyer, contract: null, period: { from: date, to: date }, opening: 0, rows, look }
    }
    case 'order': {
      const lines = [{ ...line, note: '', shipBy: null }]
      return { kind, ...deal, lines, state: 'Образец', buyerNumber: '', delivery: '', payment: '', notes: [], manager: null }
    }
    case 'specification': {
      const { lineNo: _lineNo, okei: _okei, country: _country, declaration: _declaration, ...goods } = line
      const lines = [{ ...goods, depth: 0, isGroup: false, lineNo: '1', readyOn: null, note: '' }]
      const texts = { name: 'Образец спецификации', objectName: '', note: '', destination: '' }
      return { kind, language, ...numbered, seller, buyer, contract: null, ...texts, lines, totals, look }
    }
  }
}
