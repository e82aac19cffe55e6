import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Papers } from '@vitrina/contract/content/papers'
import { sellerParty } from '#modules/documents/deal-of-order'
import { picturesOf } from '#modules/documents/paper-pictures'
import type { PrintForm, PrintFormLine } from '#modules/documents/print-forms/print-form'
import { totalsOf } from '#modules/documents/print-forms/print-form-sums'
import { renderPrintForm } from '#modules/documents/print-forms/render-print-form'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'

const VAT_22 = 2_200
const lines: PrintFormLine[] = [
  {
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
  },
]

/** The seller is the real one; the buyer and the goods are invented, for whoever writes texts may know no company. */
function sampleInvoice({ site }: Actor, { headPost, headName, accountantName, ...look }: Papers, date: string): PrintForm {
  const buyer = {
    ...sellerParty({ ...site.settings.seller, headName: '', accountantName: '' }),
    name: 'ООО «Пример»',
    inn: '',
    kpp: '',
    ogrn: '',
  }
  return {
    kind: 'invoice',
    language: 'ru',
    number: 'Образец',
    date,
    seller: sellerParty({ ...site.settings.seller, headPost, headName, accountantName }),
    buyer: { ...buyer, address: '', phone: '', bank: null },
    consignee: null,
    contract: null,
    orders: [],
    lines,
    totals: totalsOf(lines),
    dueDate: null,
    validUntil: null,
    manager: null,
    look,
  }
}

export async function previewPapers(ctx: Context, actor: Actor, papers: Papers): Promise<{ pdf: string }> {
  const form = sampleInvoice(actor, papers, sellerDay(ctx.now()))
  const body = await renderPrintForm(form, 'pdf', await picturesOf(ctx, form))
  return { pdf: body.toString('base64') }
}
