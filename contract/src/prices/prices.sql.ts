import { THOUSAND } from '../quantity/quantity.rules.ts'
import { thousandthsSql } from '../quantity/quantity.sql.ts'
import { WHOLE } from './prices.rules.ts'

/** The rules of `prices.rules.ts` as SQL over whole numbers, for sums made where the rows are; tests hold the two equal. */

const applyFactor = (kopecks: string, factor: string) => `((${kopecks} * (${factor}) + ${WHOLE / 2}) / ${WHOLE})`

/** `priceAfter` without the quantity, which a list of products has none of. */
export const priceAfterSql = ({ list, region, company, promo }: Record<'list' | 'region' | 'company' | 'promo', string>): string =>
  applyFactor(applyFactor(applyFactor(list, region), company), promo)

export const vatWithinSql = (gross: string, rate: string): string =>
  `((${gross} * ${rate} * 2 + ${WHOLE} + ${rate}) / ((${WHOLE} + ${rate}) * 2))`

/** The whole units of an amount, and the thousandths beyond them. */
export const wholeSql = (amount: string): string => `trunc(${amount})::bigint`
export const fractionSql = (amount: string): string => thousandthsSql(`${amount} % 1`)

export const lineSumSql = ({ price, whole, fraction }: Record<'price' | 'whole' | 'fraction', string>): string =>
  `(${price} * ${whole} + (${price} * ${fraction} + ${THOUSAND / 2}) / ${THOUSAND})`
