import * as z from 'zod'
import { MAX_AMOUNT } from './cart.rules.ts'
import { because } from './refusals.ts'

/** At most three decimals, whatever a binary fraction makes of them; whether the unit allows them is checked against the product. */
const thousandths = z
  .number()
  .max(MAX_AMOUNT)
  .refine((given) => Math.abs(Math.round(given * 1000) - given * 1000) < 1e-6, because('precision'))

/** How much of something is bought, shipped or given back. */
export const amount = thousandths.min(0.001)

/** Where nothing of it is an answer too. */
export const amountOrNone = thousandths.min(0)
