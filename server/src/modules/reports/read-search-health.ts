import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import { periodOf, previousOf, shareOf, stepOf, stepsOf, timeSteps } from '@vitrina/contract/reports/periods.rules'
import type { ReportFilters, reportsApi, SearchRow } from '@vitrina/contract/reports/reports'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { searchColumns } from './report-columns.ts'
import { findSearchDays, type SearchDay } from './search-health.queries.ts'

type Counts = Omit<SearchDay, 'day'>

const sumOf = (days: readonly Counts[]): Counts =>
  days.reduce<Counts>(
    (sum, { searches, found, used }) => ({ searches: sum.searches + searches, found: sum.found + found, used: sum.used + used }),
    { searches: 0, found: 0, used: 0 },
  )

/** A search whose result nobody wanted is one that found something. */
const figuresOf = (now: Counts, before: Counts): Omit<SearchRow, 'key' | 'name'> => ({
  searches: now.searches,
  nothing: now.searches - now.found,
  unused: Math.max(0, now.found - now.used),
  foundShare: shareOf(now.found, now.searches),
  usedShare: shareOf(now.used, now.searches),
  searchesBefore: before.searches,
  foundShareBefore: shareOf(before.found, before.searches),
  usedShareBefore: shareOf(before.used, before.searches),
})

/** How searches fared: found something, led to a product. */
export async function readSearchHealth(
  ctx: Context,
  { siteId, language }: Actor,
  filters: ReportFilters,
): Promise<Output<typeof reportsApi.search>> {
  const period = periodOf(filters, sellerDay(ctx.now()))
  const previous = previousOf(period)
  const by = timeSteps.find((step) => step === filters.by) ?? 'day'
  const days = await findSearchDays(ctx, { siteId, from: previous.from, to: period.to })
  const [now, before] = [days.filter(({ day }) => day >= period.from), days.filter(({ day }) => day < period.from)]
  const inStep = (some: readonly SearchDay[], step: string | undefined) => sumOf(some.filter(({ day }) => stepOf(day, by) === step))
  const earlier = stepsOf(previous, by)
  return {
    columns: searchColumns(language, by),
    period,
    previous,
    by,
    isCut: false,
    rows: stepsOf(period, by).map((key, place) => ({ key, name: key, ...figuresOf(inStep(now, key), inStep(before, earlier[place])) })),
    totals: figuresOf(sumOf(now), sumOf(before)),
  }
}
