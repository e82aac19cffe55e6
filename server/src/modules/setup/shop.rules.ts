import { emailOf } from '@vitrina/contract/account/contacts.rules'
import { accountProblems, entityProblems, type FieldProblem } from '@vitrina/contract/companies/companies.rules'
import type { NewShop } from '@vitrina/contract/setup/setup'
import { readShopAddress } from './shop-address.rules.ts'

/** Letters and digits that nobody mistakes for others, as on a printed coupon. */
export const SETUP_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const SETUP_CODE_LENGTH = 16

/** As typed or copied: in groups, in either case. */
export const setupCodeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s‐-―-]/g, '')
    .toUpperCase()

const groupsOf = (code: string) => code.match(/.{1,4}/g) ?? []
export const shownSetupCode = (code: string): string => groupsOf(code).join('-')

type Part = 'shop' | 'seller' | 'region' | 'administrator'
export type ShopProblem = FieldProblem<`${Part}.${string}`>

const within = (part: Part, problems: readonly FieldProblem<string>[]): ShopProblem[] =>
  problems.map(({ field, problem }) => ({ field: `${part}.${field}`, problem }))

const email = (text: string): FieldProblem<string>[] =>
  emailOf(text) ? [] : [{ field: 'email', problem: text === '' ? 'required' : 'wrong' }]

const required = (field: string, value: string): FieldProblem<string>[] => (value === '' ? [{ field, problem: 'required' }] : [])

/** Everything of a new shop but the password, whose rules are the store's own. */
export function shopProblems({ shop, seller, region, administrator }: NewShop): ShopProblem[] {
  const entity = { ...seller, fullName: '', taxMode: 'osno' as const }
  return [
    ...within('shop', [
      ...required('name', shop.name),
      ...(readShopAddress(shop.host) ? [] : [{ field: 'host', problem: shop.host === '' ? ('required' as const) : ('wrong' as const) }]),
    ]),
    ...within('seller', [
      ...entityProblems(entity),
      ...required('legalAddress', seller.legalAddress),
      ...required('headName', seller.headName),
      ...email(seller.email),
      ...accountProblems(seller),
    ]),
    ...within('region', required('name', region.name)),
    ...within('administrator', [...required('firstName', administrator.firstName), ...email(administrator.email)]),
  ]
}
