import * as z from 'zod'
import { MAX_AMOUNT } from '../cart/cart.rules.ts'
import { refusalParams } from '../refusals.ts'

/** At most three decimals, tolerant of binary fractions; the precision of the unit is checked against the product. */
const thousandths = z
  .number()
  .max(MAX_AMOUNT)
  .refine((value) => Math.abs(Math.round(value * 1000) - value * 1000) < 1e-6, refusalParams('precision'))

/** Quantity bought, shipped or returned. */
export const amount = thousandths.min(0.001)

/** Where zero is valid too. */
export const amountOrNone = thousandths.min(0)
