import * as z from 'zod'
import { paperLook } from '@vitrina/contract/site/site.settings'

/**
 * The content of a print form, kept beside the document when it is issued: a print form is made from this alone, so that it stays
 * the same after any change of the goods, the parties and their requisites. Money is integer kopecks, VAT rates are
 * basis points (null: without VAT), days are 2026-11-15.
 */
const kopecks = z.int()
const rate = z.int().nonnegative().nullable()
const day = z.iso.date()

const bank = z.object({ bik: z.string(), bankName: z.string(), correspondentAccount: z.string(), account: z.string() })

/** A seller or a buyer with requisites as of the day of the print form; an unknown field is an empty string. */
const party = z.object({
  /** As print forms call it: ООО «Светотехника». */
  name: z.string(),
  inn: z.string(),
  /** Empty for a sole trader or a person. */
  kpp: z.string(),
  ogrn: z.string(),
  okpo: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: bank.nullable(),
  headPost: z.string(),
  headName: z.string(),
  accountantName: z.string(),
})

/** The consignee; КПП is that of the receiving unit. */
const consignee = z.object({ name: z.string(), inn: z.string(), kpp: z.string(), address: z.string(), phone: z.string() })

const line = z.object({
  lineNo: z.int(),
  article: z.string(),
  name: z.string(),
  unit: z.string(),
  okei: z.string(),
  amount: z.number(),
  /** With VAT. */
  price: kopecks,
  vatRate: rate,
  /** With VAT. */
  sum: kopecks,
  vat: kopecks,
  /** Of origin: the digital code of ОКСМ and the short name; null for goods of Russia or where it is not known. */
  country: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** Number of the customs declaration; empty where there is none. */
  declaration: z.string(),
})

const totals = z.object({
  sum: kopecks,
  vat: kopecks,
  vatByRate: z.array(z.object({ rate, sum: kopecks, vat: kopecks })),
})

const numbered = z.object({ number: z.string(), date: day })
const person = z.object({ post: z.string(), name: z.string() })

const manager = z.object({ name: z.string(), post: z.string(), phone: z.string(), email: z.string() }).nullable()

/** Of the seller's paper as of the day of the form; absent: plain. */
const look = paperLook.optional()

/** Common fields of the print forms of a deal. */
const deal = {
  language: z.literal('ru'),
  number: z.string(),
  date: day,
  seller: party,
  buyer: party,
  consignee: consignee.nullable(),
  contract: numbered.nullable(),
  /** Orders the print form stands for, with the buyer's own number where there is one. */
  orders: z.array(numbered.extend({ buyerNumber: z.string() })),
  lines: z.array(line),
  totals,
  look,
}

/** Счёт на оплату. */
const invoiceForm = z.object({
  kind: z.literal('invoice'),
  ...deal,
  dueDate: day.nullable(),
  validUntil: day.nullable(),
  manager,
})

const shipped = {
  shippedOn: day,
  /** The person who hands the goods over for the seller. */
  handedBy: person.nullable(),
  /** How the goods travel: the carrier, the car, the bill of lading; may be empty. */
  transport: z.string(),
  /** Where the goods leave from, when it is not the seller's own address. */
  shippingAddress: z.string(),
}

/** Товарная накладная. */
const waybillForm = z.object({ kind: z.literal('waybill'), ...deal, ...shipped, weightGrams: z.int().nullable() })

/** Универсальный передаточный документ: 1 is also a счёт-фактура, 2 hands goods over only. */
const updForm = z.object({
  kind: z.literal('upd'),
  status: z.union([z.literal(1), z.literal(2)]),
  ...deal,
  ...shipped,
  /** Bank orders that paid for the goods before they were shipped. */
  payments: z.array(numbered),
  /** Счета-фактуры for advances this delivery uses up: row 5б of the form since 2026. */
  advanceInvoices: z.array(numbered),
  governmentContract: z.string(),
})

const changing = z.object({ amount: z.number(), sum: kopecks, vat: kopecks })

/** Корректировочный документ: a УПД after goods came back. `totals` is the decrease. */
const correctionForm = z.object({
  kind: z.literal('correction'),
  ...deal,
  corrects: numbered,
  reason: z.string(),
  lines: z.array(
    line
      .pick({ lineNo: true, article: true, name: true, unit: true, okei: true, price: true, vatRate: true })
      .extend({ before: changing, after: changing }),
  ),
})

/** Акт сверки взаимных расчётов, in the books of the seller: debit is the buyer's debt. */
const reconciliationForm = z.object({
  kind: z.literal('reconciliation'),
  language: z.literal('ru'),
  number: z.string(),
  date: day,
  seller: party,
  buyer: party,
  contract: numbered.nullable(),
  period: z.object({ from: day, to: day }),
  /** Positive: the buyer owes the seller. */
  opening: kopecks,
  rows: z.array(z.object({ date: day, document: z.string(), debit: kopecks, credit: kopecks })),
  look,
})

/** Бланк заказа. A line without a price yet has no sums either. */
const orderForm = z.object({
  kind: z.literal('order'),
  ...deal,
  lines: z.array(
    line.extend({ price: kopecks.nullable(), sum: kopecks.nullable(), vat: kopecks.nullable(), note: z.string(), shipBy: day.nullable() }),
  ),
  state: z.string(),
  buyerNumber: z.string(),
  delivery: z.string(),
  payment: z.string(),
  /** Further texts of the buyer, each with its label. */
  notes: z.array(z.tuple([z.string(), z.string()])),
  manager,
})

/** A row of a specification: a group with the sum of all that is in it, or a line. */
const specificationRow = z.object({
  /** How many groups it stands in. */
  depth: z.int(),
  isGroup: z.boolean(),
  /** Empty for a group. */
  lineNo: z.string(),
  article: z.string(),
  name: z.string(),
  unit: z.string(),
  /** With the multipliers of its groups; null for a group. */
  amount: z.number().nullable(),
  price: kopecks.nullable(),
  vatRate: rate,
  sum: kopecks.nullable(),
  vat: kopecks.nullable(),
  readyOn: day.nullable(),
  note: z.string(),
})

/** Спецификация: a working list, or the priced annex to a contract that both sides sign. */
const specificationForm = z.object({
  kind: z.literal('specification'),
  language: z.literal('ru'),
  number: z.string(),
  date: day,
  seller: party,
  buyer: party,
  /** Of an annex. */
  contract: numbered.nullable(),
  name: z.string(),
  objectName: z.string(),
  note: z.string(),
  /** Where the goods are wanted; empty: the days are those of the nearest point. */
  destination: z.string(),
  lines: z.array(specificationRow),
  totals,
  look,
})

/** Parses a stored snapshot. */
export const printForm = z.discriminatedUnion('kind', [
  invoiceForm,
  waybillForm,
  updForm,
  correctionForm,
  reconciliationForm,
  orderForm,
  specificationForm,
])

export type PrintForm = z.infer<typeof printForm>
export type InvoiceForm = z.infer<typeof invoiceForm>
export type WaybillForm = z.infer<typeof waybillForm>
export type UpdForm = z.infer<typeof updForm>
export type CorrectionForm = z.infer<typeof correctionForm>
export type ReconciliationForm = z.infer<typeof reconciliationForm>
export type OrderForm = z.infer<typeof orderForm>
export type SpecificationForm = z.infer<typeof specificationForm>
export type PrintFormParty = z.infer<typeof party>
export type PrintFormConsignee = z.infer<typeof consignee>
export type PrintFormLine = z.infer<typeof line>
export type PrintFormTotals = z.infer<typeof totals>
export type PrintFormat = 'pdf' | 'xlsx'
