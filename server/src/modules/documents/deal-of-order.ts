import { vatRateOn, vatWithin } from '@vitrina/contract/prices/prices.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { type SellerRequisites, type SiteConfig, siteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { readVatRates } from '#modules/prices/read-viewer'
import { originOf } from './country-codes.rules.ts'
import { type DealFacts, type DealLine, findDeal, listDealLines } from './deal.queries.ts'
import type { InvoiceForm, OrderForm, PrintFormConsignee, PrintFormLine, PrintFormParty } from './print-forms/print-form.ts'

/** The common head of all documents of an order. */
type DealHead = Pick<InvoiceForm, 'language' | 'seller' | 'buyer' | 'consignee' | 'contract' | 'orders' | 'look'>

export type Deal = {
  facts: DealFacts
  settings: SiteConfig
  head: DealHead
  manager: OrderForm['manager']
  lines: DealLine[]
}

/** The seller by the settings of the site. */
export const sellerParty = ({ bankName, bik, account, correspondentAccount, ...own }: SellerRequisites): PrintFormParty => ({
  ...own,
  okpo: '',
  bank: account === '' ? null : { bankName, bik, account, correspondentAccount },
})

/** The look of papers from today on; nothing when the seller has set nothing. */
export function lookOf({ papers, logo }: Pick<SiteConfig, 'papers' | 'logo'>): Pick<InvoiceForm, 'look'> {
  const look = { ...papers, logo: papers.logo ?? logo }
  return Object.values(look).some((value) => value !== null && value !== '') ? { look } : {}
}

export const buyerParty = ({ entity, bank, phone }: Pick<DealFacts, 'entity' | 'bank'> & { phone: string }): PrintFormParty => ({
  name: entity.name,
  inn: entity.inn ?? '',
  kpp: entity.type === 'ul' ? (entity.kpp ?? '') : '',
  ogrn: entity.ogrn ?? '',
  okpo: entity.okpo ?? '',
  address: entity.address,
  phone,
  bank,
  headPost: entity.headPost,
  headName: entity.headName,
  accountantName: '',
})

const consigneeOf = ({ receiver, delivery_address }: DealFacts): PrintFormConsignee | null =>
  receiver && {
    name: receiver.name,
    inn: receiver.inn ?? '',
    kpp: receiver.unitKpp || (receiver.kpp ?? ''),
    address: delivery_address,
    phone: receiver.phone,
  }

const managerOf = ({ manager }: DealFacts): OrderForm['manager'] =>
  manager && {
    name: manager.name,
    post: manager.post,
    phone: manager.phone && manager.extension ? `${manager.phone} доб. ${manager.extension}` : manager.phone,
    email: manager.email,
  }

/** Everything documents of an order are made of, as it is now. */
export async function dealOfOrder(ctx: Context, orderId: number): Promise<Deal> {
  const facts = await findDeal(ctx, orderId)
  const settings = siteConfig.parse(facts.site_config)
  const ordered = { number: facts.number, date: sellerDay(new Date(facts.created_at)), buyerNumber: facts.buyer_order_number }
  return {
    facts,
    settings,
    head: {
      language: 'ru',
      seller: sellerParty(settings.seller),
      buyer: buyerParty({ ...facts, phone: '' }),
      consignee: consigneeOf(facts),
      contract: facts.contract,
      orders: [ordered],
      ...lookOf(settings),
    },
    manager: managerOf(facts),
    lines: await listDealLines(ctx, orderId),
  }
}

export const printFormLine = (line: DealLine): PrintFormLine => {
  if (line.price === null) throw new Error(`Line ${line.id} has no price to put on a document`)
  return {
    lineNo: line.line_no,
    article: line.article,
    name: line.name,
    unit: line.unit,
    okei: line.okei,
    amount: line.amount,
    price: line.price,
    vatRate: line.vat_rate,
    sum: line.sum,
    vat: line.vat,
    country: originOf({ code: line.country_code, name: line.country }),
    declaration: '',
  }
}

/** ОКЕИ: a service is counted in conditional units. */
const SERVICE = { unit: 'усл. ед', okei: '876' } as const

/** The delivery as a line of its own; none where it costs nothing. Its VAT is that of the day. */
export async function deliveryLine(ctx: Context, { facts, lines }: Pick<Deal, 'facts' | 'lines'>, on: string): Promise<PrintFormLine[]> {
  // Of an order of which all is cancelled nothing is delivered.
  if (facts.delivery_price === 0 || lines.length === 0) return []
  const vatRate = vatRateOn(await readVatRates(ctx), 'standard', on)
  const vat = vatRate === null ? 0 : vatWithin(facts.delivery_price, vatRate)
  const lineNo = Math.max(0, ...lines.map(({ line_no }) => line_no)) + 1
  return [
    {
      ...SERVICE,
      lineNo,
      article: '',
      name: 'Доставка',
      amount: 1,
      price: facts.delivery_price,
      vatRate,
      sum: facts.delivery_price,
      vat,
      country: null,
      declaration: '',
    },
  ]
}
