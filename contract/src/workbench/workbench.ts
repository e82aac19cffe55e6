import * as z from 'zod'
import { delivery } from '../account/schedules.ts'
import { namedCart } from '../cart/named-carts.ts'
import { productCard } from '../catalogue/catalogue.ts'
import { companyFigures } from '../companies/companies.ts'
import { debtStatement } from '../debts/debts.ts'
import { endpoint } from '../endpoint.ts'
import { listedOrder } from '../orders/orders.ts'

/** Something begun and not finished, as a link names it. */
const draft = z.object({ id: z.number(), name: z.string(), lineCount: z.number(), updatedAt: z.iso.datetime() })

/** Parts that the seller has switched off, or that are not the person's to see, are null. */
export const workbench = z.object({
  /** As on the company's own page: a figure the seller hides is absent. */
  figures: companyFigures.extend({ statement: debtStatement }),
  /** Of this week, and those that are late. */
  deliveries: z.array(delivery).nullable(),
  /** Orders that wait for the person: to be approved, paid, or picked up; the most urgent first. */
  waiting: z.array(listedOrder).nullable(),
  /** Whether there are more of them than shown. */
  hasMoreWaiting: z.boolean(),
  /** The newest orders of the company. */
  newest: z.array(listedOrder).nullable(),
  /** The active one first. */
  carts: z.array(namedCart).nullable(),
  specifications: z.array(draft).nullable(),
  offers: z.array(draft).nullable(),
})
export type Workbench = z.infer<typeof workbench>

const frequentProduct = z.object({
  product: productCard,
  /** How much of it the company usually takes, as it can be ordered now. */
  amount: z.number(),
  /** In how many of the company's last orders it was. */
  orderCount: z.number(),
})
export type FrequentProduct = z.infer<typeof frequentProduct>

export const workbenchApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/workbench',
    summary: 'What waits for me in my company: debts, deliveries, orders, drafts',
    policy: 'company',
    output: workbench,
  }),
  cartDay: endpoint({
    method: 'GET',
    path: '/api/v1/workbench/cart-day',
    summary: 'The day I can have all selected goods of my cart; null: it is empty, or some of them have no day yet',
    policy: 'company',
    output: z.object({ day: z.iso.date().nullable() }),
    errors: ['feature.off'],
  }),
  frequentProducts: endpoint({
    method: 'GET',
    path: '/api/v1/workbench/products',
    summary: 'Products my company orders again and again, with the usual amount and the price of now',
    policy: 'company',
    output: z.object({ items: z.array(frequentProduct) }),
  }),
}
