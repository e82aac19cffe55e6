import type { Context } from '#platform/context'
import { findRequiredFrom, saveRequiredFrom } from './two-factor.queries.ts'

/** From which day the seller's people work only with a second step; null: it is their own choice. */
export const readRequiredFrom = (ctx: Context): Promise<string | null> => findRequiredFrom(ctx)

export async function setRequiredFrom(tx: Context, requiredFrom: string | null): Promise<void> {
  await saveRequiredFrom(tx, requiredFrom)
}
