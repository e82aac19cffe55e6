import { CALENDAR_DAYS } from '@vitrina/contract/account/schedules'
import type { Context } from '#platform/context'
import { readCalendar } from '#modules/calendar/calendar-cache'
import { chargeFor, routeDays } from './delivery-days.rules.ts'
import { listRoutes } from './schedules.queries.ts'

/** A car can be booked so far ahead. */
export const BOOKED_AHEAD_DAYS = 120

type DeliveryQuery = {
  regionId: number
  /** From which moment on an order could be placed. */
  from: Date
  /** Kopecks of the goods; when given, each route has its delivery price for them. */
  sum?: number
  /** How many days ahead to look. */
  days?: number
}

export type RouteWithDays = Awaited<ReturnType<typeof deliveryDays>>[number]

/** The routes to a region, each with the days its car comes; `charge` null: the sum is not known, or under the route's minimum. */
export async function deliveryDays(ctx: Context, { regionId, from, sum, days = CALENDAR_DAYS }: DeliveryQuery) {
  const [routes, calendar] = await Promise.all([listRoutes(ctx, regionId), readCalendar(ctx)])
  return routes.map((route) => ({
    ...route,
    charge: sum === undefined ? null : chargeFor(route, sum),
    days: routeDays(route, { calendar, from, days }),
  }))
}
