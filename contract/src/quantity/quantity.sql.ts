import { THOUSAND } from './quantity.rules.ts'

/** `thousandths` as SQL: stored amounts have at most three decimals, so nothing is rounded. */
export const thousandthsSql = (amount: string): string => `(${amount} * ${THOUSAND})::bigint`
