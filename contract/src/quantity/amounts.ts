import * as z from 'zod'
import { MAX_AMOUNT, THOUSAND, thousandths } from './quantity.rules.ts'
import { refusalParams } from '../refusals.ts'

/** At most three decimals, tolerant of binary fractions; the precision of the unit is checked against the product. */
const anyAmount = z
  .number()
  .max(MAX_AMOUNT)
  .refine((value) => Math.abs(thousandths(value) - value * THOUSAND) < 1e-6, refusalParams('precision'))

/** Quantity bought, shipped or returned. */
export const amount = anyAmount.min(0.001)

/** Where zero is valid too. */
export const amountOrNone = anyAmount.min(0)
