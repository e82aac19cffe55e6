import { daysBetween, sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import { changeOf, periodOf, previousOf } from '@vitrina/contract/reports/periods.rules'
import { type CartAge, cartAges, MAX_REPORT_ROWS, type ReportFilters, type reportsApi } from '@vitrina/contract/reports/reports'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type CartDay, countLeftCarts, listLeftCarts } from './carts.queries.ts'
import { cartColumns } from './report-columns.ts'

const lastDays: Record<Exclude<CartAge, 'older'>, number> = { three: 3, week: 7, twoWeeks: 14, month: 30 }

const ageOf = (days: number): CartAge => cartAges.find((age) => age !== 'older' && days <= lastDays[age]) ?? 'older'

const sumOf = (days: readonly CartDay[]) =>
  days.reduce((sum, day) => ({ count: sum.count + day.count, sum: sum.sum + day.sum }), { count: 0, sum: 0 })

/** Carts with goods that nobody has touched since the day before: today's are still being filled. */
export async function readCarts(
  ctx: Context,
  { language }: Actor,
  { from, to, managerId, companyId }: ReportFilters,
): Promise<Output<typeof reportsApi.carts>> {
  const today = sellerDay(ctx.now())
  const yesterday = shiftDay(today, -1)
  const period = periodOf({ from, to: to !== undefined && to < yesterday ? to : yesterday }, today)
  const previous = previousOf(period)
  const narrowed = { managerId, companyId }
  const carts = await listLeftCarts(ctx, { ...narrowed, period, limit: MAX_REPORT_ROWS + 1 })
  const days = await countLeftCarts(ctx, { ...narrowed, period: { from: previous.from, to: period.to } })
  const now = days.filter(({ day }) => day >= period.from)
  const before = sumOf(days.filter(({ day }) => day < period.from))
  const { count, sum } = sumOf(now)
  return {
    columns: cartColumns(language),
    period,
    previous,
    isCut: carts.length > MAX_REPORT_ROWS,
    rows: carts.slice(0, MAX_REPORT_ROWS).map(({ id, leftOn: _, ...cart }) => ({ ...cart, key: String(id) })),
    totals: { count, sum, countBefore: before.count, sumBefore: before.sum, change: changeOf(sum, before.sum) },
    ages: cartAges.map((age) => ({ age, ...sumOf(now.filter(({ day }) => ageOf(daysBetween(day, today)) === age)) })),
  }
}
