import { type DebtAge, debtAges } from '@vitrina/contract/debts/debt-ages.rules'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import { MAX_REPORT_ROWS, type ReportFilters, type reportsApi } from '@vitrina/contract/reports/reports'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { type AgedDebt, readAgedDebts } from '#modules/debts/debt-ages'
import { findDebtDay, saveDebtDay } from './debt-days.queries.ts'
import { debtColumns } from './report-columns.ts'

const agesOf = (debts: readonly AgedDebt[]): Record<DebtAge, number> =>
  Object.fromEntries(debtAges.map((age) => [age, debts.reduce((sum, { ages }) => sum + ages[age], 0)])) as Record<DebtAge, number>

const sumsOf = (debts: readonly AgedDebt[]) => ({
  companies: debts.length,
  receivables: debts.reduce((sum, debt) => sum + debt.receivables, 0),
  overdue: debts.reduce((sum, debt) => sum + debt.overdue, 0),
})

/** Writes down what is owed today, for the comparison of a later day. */
export async function recordDebtDay(ctx: Context): Promise<void> {
  const day = sellerDay(ctx.now())
  await saveDebtDay(ctx, { day, ...sumsOf(await readAgedDebts(ctx, { today: day })) })
}

const COMPARED_AFTER_DAYS = 30

/** Debts of companies today, the longest and largest overdue first; for those who may see debts. */
export async function readDebtReport(
  ctx: Context,
  { language, user }: Actor,
  { managerId, companyId }: ReportFilters,
): Promise<Output<typeof reportsApi.debts>> {
  if (!may(user?.role, 'debts')) throw new AppError('access.denied')
  const today = sellerDay(ctx.now())
  const debts = (await readAgedDebts(ctx, { today, managerId, companyId })).toSorted(
    (one, other) => other.overdue - one.overdue || other.receivables - one.receivables || one.companyId - other.companyId,
  )
  const isNarrowed = managerId !== undefined || companyId !== undefined
  return {
    columns: debtColumns(language),
    period: { from: today, to: today },
    isCut: debts.length > MAX_REPORT_ROWS,
    rows: debts.slice(0, MAX_REPORT_ROWS).map(({ companyId: id, name, manager, receivables, overdue, overdueDays, ages }) => ({
      key: String(id),
      name,
      manager,
      receivables,
      overdue,
      overdueDays,
      ...ages,
    })),
    totals: { ...sumsOf(debts), ...agesOf(debts) },
    before: isNarrowed ? null : await findDebtDay(ctx, shiftDay(today, -COMPARED_AFTER_DAYS)),
  }
}
