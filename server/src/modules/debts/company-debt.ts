import type { Context } from '#platform/context'
import { findDebts } from './debts.queries.ts'
import { type Debt, debtOf } from './debts.rules.ts'

/** Debts of these companies on a day of the seller; one query for all of them. */
export async function readDebts(
  ctx: Context,
  { companyIds, today }: { companyIds: readonly number[]; today: string },
): Promise<Map<number, Debt>> {
  if (companyIds.length === 0) return new Map()
  const found = await findDebts(ctx, { companyIds, today })
  return new Map(found.map(({ companyId, ...figures }) => [companyId, debtOf(figures, today)]))
}

/** Where a rule depends on it, the company is locked first. */
export async function readDebt(ctx: Context, { companyId, today }: { companyId: number; today: string }): Promise<Debt> {
  const debt = (await readDebts(ctx, { companyIds: [companyId], today })).get(companyId)
  if (!debt) throw new Error(`No company ${companyId} to owe anything`)
  return debt
}
