import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import { changeOf, isTimeStep, periodOf, previousOf, stepOf, stepsOf, type TimeStep } from '@vitrina/contract/reports/periods.rules'
import { MAX_REPORT_ROWS, type ReportFilters, type reportsApi, type SalesRow } from '@vitrina/contract/reports/reports'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { reportTextsIn } from '#texts/reports'
import { nameRows } from './name-rows.ts'
import { findSales, isCountedInLines, type SqlCut } from './sales.queries.ts'
import { salesColumns } from './report-columns.ts'

type Sales = Output<typeof reportsApi.sales>
type Figures = Pick<SalesRow, 'count' | 'sum' | 'countBefore' | 'sumBefore'>

const withChange = (figures: Figures) => ({ ...figures, change: changeOf(figures.sum, figures.sumBefore) })

/** Days of both periods as steps of the first; the n-th step is compared with the n-th before. */
function inSteps(
  rows: readonly (Figures & { key: string | null })[],
  { step, ...periods }: { step: TimeStep } & Pick<Sales, 'period' | 'previous'>,
) {
  const now = new Map<string, Figures>()
  const before = new Map<string, Figures>()
  for (const row of rows) {
    if (row.key === null) continue
    const side = row.key >= periods.period.from ? now : before
    const key = stepOf(row.key, step)
    const known = side.get(key)
    side.set(key, {
      count: (known?.count ?? 0) + row.count,
      sum: (known?.sum ?? 0) + row.sum,
      countBefore: (known?.countBefore ?? 0) + row.countBefore,
      sumBefore: (known?.sumBefore ?? 0) + row.sumBefore,
    })
  }
  const earlier = stepsOf(periods.previous, step)
  return stepsOf(periods.period, step).map((key, place) => ({
    key,
    name: key,
    count: now.get(key)?.count ?? 0,
    sum: now.get(key)?.sum ?? 0,
    countBefore: before.get(earlier[place] ?? '')?.countBefore ?? 0,
    sumBefore: before.get(earlier[place] ?? '')?.sumBefore ?? 0,
  }))
}

/** Goods ordered in a period, beside the period before. */
export async function readSales(
  ctx: Context,
  { siteId, language }: Actor,
  { by = 'day', from, to, ...narrowed }: ReportFilters,
): Promise<Sales> {
  const period = periodOf({ from, to }, sellerDay(ctx.now()))
  const previous = previousOf(period)
  const cut: SqlCut = isTimeStep(by) ? 'day' : by
  const filters = { siteId, ...narrowed }
  const isOfTime = isTimeStep(by)
  // Both periods have a row for each day.
  const limit = isOfTime ? 1_000 : MAX_REPORT_ROWS + 1
  const found = await findSales(ctx, { cut, filters, period, previous, limit })
  const [first] = found
  const rows = isOfTime
    ? inSteps(found, { step: by, period, previous })
    : await nameRows(ctx, found.slice(0, MAX_REPORT_ROWS), { cut, language, nobody: reportTextsIn(language).nobody[cut] ?? '' })
  return {
    columns: salesColumns(language, { by, isInLines: isCountedInLines(cut, filters) }),
    period,
    previous,
    by,
    isCut: !isOfTime && found.length > MAX_REPORT_ROWS,
    rows: rows.map(({ key, name, count, sum, countBefore, sumBefore }) => ({
      key: key ?? '',
      name,
      ...withChange({ count, sum, countBefore, sumBefore }),
    })),
    totals: withChange({
      count: first?.allCount ?? 0,
      sum: first?.allSum ?? 0,
      countBefore: first?.allCountBefore ?? 0,
      sumBefore: first?.allSumBefore ?? 0,
    }),
  }
}
