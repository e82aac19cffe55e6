import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { money } from '../../money.ts'
import { pagedList, pageQuery } from '../../paging.ts'
import {
  deskId,
  done,
  idInBody,
  named,
  ofDesk,
  pricedProduct,
  goodsFilter,
  savedPriceRow,
  savedPrices,
  share,
  staffOfTerms,
} from './desk-shapes.ts'

export const discountKinds = ['brand', 'section'] as const

const discount = z.object({
  id: z.number(),
  company: named,
  /** Null: of the company, whatever the contract. */
  contract: z.object({ id: z.number(), number: z.string() }).nullable(),
  kind: z.enum(discountKinds),
  subject: named,
  discount: z.number(),
})
export type DeskDiscount = z.infer<typeof discount>

const newDiscount = z.strictObject({
  companyId: idInBody,
  contractId: idInBody.nullable().default(null),
  kind: z.enum(discountKinds),
  subjectId: idInBody,
  discount: share,
})
export type NewDiscount = z.output<typeof newDiscount>

const contractPrice = pricedProduct.omit({ breaks: true }).extend({
  /** Of the default list, to compare with. */
  listPrice: money.nullable(),
})
export type ContractPriceRow = z.infer<typeof contractPrice>

const path = '/api/v1/back-office/prices/discounts'

export const discountsApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'Discounts of companies and contracts on brands and sections',
    ...staffOfTerms,
    query: pageQuery.extend({
      company: deskId.optional(),
      contract: deskId.optional(),
      brand: deskId.optional(),
      section: deskId.optional(),
    }),
    output: pagedList(discount),
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Give a company or one of its contracts a discount on a brand or on a section with all under it',
    ...staffOfTerms,
    body: newDiscount,
    output: discount,
    errors: ['company.not-found', 'contract.not-found', 'brand.not-found', 'section.not-found', 'discount.taken'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Change a discount from the one the person saw',
    ...staffOfTerms,
    params: ofDesk,
    body: z.strictObject({ discount: share, expected: z.int() }),
    output: discount,
    errors: ['discount.not-found', 'discount.changed'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Take a discount away',
    ...staffOfTerms,
    params: ofDesk,
    output: done,
    errors: ['discount.not-found'],
  }),
  contractPrices: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/prices/contracts/:id',
    summary: 'Prices a contract fixes, or goods to fix the price of',
    ...staffOfTerms,
    params: ofDesk,
    query: pageQuery.extend(goodsFilter.shape).extend({ only: z.enum(['fixed', 'all']).default('fixed') }),
    output: pagedList(contractPrice),
    errors: ['contract.not-found'],
  }),
  saveContractPrices: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/prices/contracts/:id/prices',
    summary: 'Fix prices by a contract; one that somebody changed since is left and told',
    ...staffOfTerms,
    params: ofDesk,
    body: savedPrices,
    output: z.object({ rows: z.array(savedPriceRow) }),
    errors: ['contract.not-found'],
  }),
}
