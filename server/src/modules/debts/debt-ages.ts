import { type DebtByAge, debtAgeOf, debtByAge, noDebt } from '@vitrina/contract/debts/debt-ages.rules'
import type { Context } from '#platform/context'
import { readDebts } from './company-debt.ts'
import { listDebtors, listLateInvoices } from './debt-ages.queries.ts'
import { daysLate } from './debts.rules.ts'

export type AgedDebt = {
  companyId: number
  name: string
  manager: string
  receivables: number
  overdue: number
  overdueDays: number
  ages: DebtByAge
}

/** The debts of companies on a day, by age: the sums are those of `readDebts`, which every other screen shows. */
export async function readAgedDebts(
  ctx: Context,
  { today, ...filters }: { today: string; managerId?: number | undefined; companyId?: number | undefined },
): Promise<AgedDebt[]> {
  const debtors = await listDebtors(ctx, filters)
  const companyIds = debtors.map(({ id }) => id)
  const debts = await readDebts(ctx, { companyIds, today })
  const invoices = new Map<number, DebtByAge>()
  for (const { companyId, daysLate: late, sum } of await listLateInvoices(ctx, { companyIds, today })) {
    const ages = invoices.get(companyId) ?? noDebt()
    ages[debtAgeOf(late)] += sum
    invoices.set(companyId, ages)
  }
  return debtors.flatMap(({ id, name, manager }) => {
    const debt = debts.get(id)
    if (!debt || debt.receivables === 0) return []
    const { receivables, overdue, overdueDays, statement } = debt
    const statementLate = daysLate(statement?.overdueSince ?? null, today)
    const ages = debtByAge({ invoices: invoices.get(id) ?? noDebt(), receivables, overdue, statementLate })
    return { companyId: id, name, manager, receivables, overdue, overdueDays, ages }
  })
}
