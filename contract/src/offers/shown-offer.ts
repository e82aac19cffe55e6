import * as z from 'zod'
import { money } from '../money.ts'
import { lineChoices, offerTemplates } from './offer-document.rules.ts'
import { offerVatModes } from './offer-price.rules.ts'

const sums = { net: money, vat: money, total: money }

const sender = z.object({
  name: z.string(),
  inn: z.string(),
  kpp: z.string(),
  ogrn: z.string(),
  address: z.string(),
  bank: z.object({ bik: z.string(), bankName: z.string(), correspondentAccount: z.string(), account: z.string() }).nullable(),
  phone: z.string(),
  email: z.string(),
  site: z.string(),
  signerPost: z.string(),
  signerName: z.string(),
  logo: z.string().nullable(),
  stamp: z.string().nullable(),
  signature: z.string().nullable(),
})

/** The only shape of an offer that leaves the company: `shownOffer` makes it, and a sent version stores it. */
export const shownOfferShape = z.object({
  number: z.string(),
  name: z.string(),
  sentOn: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  sender,
  client: z.object({ name: z.string(), inn: z.string(), contact: z.string() }),
  objectName: z.string(),
  comment: z.string(),
  deliveryTerms: z.string(),
  paymentTerms: z.string(),
  vatMode: z.enum(offerVatModes),
  template: z.enum(offerTemplates),
  groups: z.array(z.object({ key: z.string(), parent: z.string().nullable(), name: z.string() })),
  lines: z.array(
    z.object({
      key: z.string(),
      group: z.string().nullable(),
      name: z.string(),
      article: z.string(),
      unit: z.string(),
      decimals: z.number(),
      note: z.string(),
      amount: z.number(),
      limits: z.object({ from: z.number(), to: z.number() }).nullable(),
      price: money,
      vatRate: z.number().nullable(),
      ...sums,
      choice: z.enum(lineChoices),
      set: z.string().nullable(),
      isTicked: z.boolean(),
      picture: z.string().nullable(),
    }),
  ),
  totals: z.object(sums),
  withOptions: z.object(sums),
})
