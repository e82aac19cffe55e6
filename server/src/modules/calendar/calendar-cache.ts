import type { Context } from '#platform/context'
import { listOwnDays } from './calendar.queries.ts'
import { publishedDays } from './published-calendar.rules.ts'
import type { WorkCalendar } from './working-days.rules.ts'

/** A day the seller changed must count in every process within a second, as the settings of a site do. */
const MAX_AGE_MS = 500

type CachedCalendar = { calendar: WorkCalendar; at: number }

/** For each database apart: its pool stays the same inside a transaction. */
const cache = new WeakMap<object, CachedCalendar>()

/** The calendar of working days: the published one with the seller's own days over it. */
export async function readCalendar(ctx: Context): Promise<WorkCalendar> {
  const last = cache.get(ctx.pool)
  if (last && performance.now() - last.at < MAX_AGE_MS) return last.calendar
  // The age counts from before the load: a change meanwhile must not be hidden for longer.
  const at = performance.now()
  const own = await listOwnDays(ctx)
  const calendar: WorkCalendar = new Map([...publishedDays, ...own].map(({ day, kind }) => [day, kind]))
  cache.set(ctx.pool, { calendar, at })
  return calendar
}

/** After a change made here, which its author sees at once. */
export const invalidateCalendar = ({ pool }: Context): boolean => cache.delete(pool)
