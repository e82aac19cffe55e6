import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import { isTimeStep, periodOf, previousOf, stepOf, stepsOf, type TimeStep } from '@vitrina/contract/reports/periods.rules'
import { MAX_REPORT_ROWS, type PromiseCut, promiseCuts, type ReportFilters, type reportsApi } from '@vitrina/contract/reports/reports'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { reportTextsIn } from '#texts/reports'
import { nameRows } from './name-rows.ts'
import { findPromises, type FoundPromises } from './promises.queries.ts'
import { addDecided, addPromises, type DecidedCounts, noPromises, type PromiseCounts, promiseFigures } from './promises.rules.ts'
import { promiseColumns } from './report-columns.ts'

type Promises = Output<typeof reportsApi.promises>
type Periods = Pick<Promises, 'period' | 'previous'>

function inSteps(found: readonly FoundPromises[], { period, previous, step }: Periods & { step: TimeStep }) {
  const now = new Map<string, PromiseCounts>()
  const before = new Map<string, DecidedCounts>()
  for (const row of found) {
    if (row.key === null) continue
    const key = stepOf(row.key, step)
    if (row.key >= period.from) now.set(key, addPromises(now.get(key) ?? noPromises, row))
    else before.set(key, addDecided(before.get(key) ?? noPromises, row.before))
  }
  const earlier = stepsOf(previous, step)
  return stepsOf(period, step).map((key, place) => ({
    key,
    name: key,
    ...promiseFigures(now.get(key) ?? noPromises, before.get(earlier[place] ?? '') ?? noPromises),
  }))
}

const cutOf = (by: string | undefined): PromiseCut => promiseCuts.find((cut) => cut === by) ?? 'week'

/** Orders by the day they were first promised for: kept, late, not there yet. */
export async function readPromises(ctx: Context, { siteId, language }: Actor, filters: ReportFilters): Promise<Promises> {
  const { regionId, managerId, companyId } = filters
  const today = sellerDay(ctx.now())
  const period = periodOf(filters, today)
  const previous = previousOf(period)
  const by = cutOf(filters.by)
  const cut = isTimeStep(by) ? 'day' : by
  const found = await findPromises(ctx, {
    cut,
    filters: { siteId, regionId, managerId, companyId },
    period,
    previous,
    today,
    // With the row of totals; both periods have a row for each day.
    limit: isTimeStep(by) ? 1_000 : MAX_REPORT_ROWS + 2,
  })
  const total = found.find(({ isTotal }) => isTotal)
  const parts = found.filter(({ isTotal }) => !isTotal)
  const now = parts.filter(({ promised }) => promised > 0)
  const shown = now.slice(0, MAX_REPORT_ROWS)
  const rows = isTimeStep(by)
    ? inSteps(parts, { period, previous, step: by })
    : (await nameRows(ctx, shown, { cut, language, nobody: reportTextsIn(language).nobody[cut] ?? '' })).map((row) => ({
        key: row.key ?? '',
        name: row.name,
        ...promiseFigures(row, row.before),
      }))
  return {
    columns: promiseColumns(language, by),
    period,
    previous,
    by,
    isCut: !isTimeStep(by) && now.length > MAX_REPORT_ROWS,
    rows,
    totals: promiseFigures(total ?? noPromises, total?.before ?? noPromises),
  }
}
