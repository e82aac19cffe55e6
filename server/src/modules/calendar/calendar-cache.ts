import type { Context } from '#platform/context'
import { cachedByKey } from '#platform/process/cached-by-key'
import { listOwnDays } from './calendar.queries.ts'
import { publishedDays } from './published-calendar.rules.ts'
import type { WorkCalendar } from './working-days.rules.ts'

/** There is one calendar for the whole store. */
const KEY = ''

const calendarCache = cachedByKey(
  async (ctx): Promise<WorkCalendar> => new Map([...publishedDays, ...(await listOwnDays(ctx))].map(({ day, kind }) => [day, kind])),
)

/** The calendar of working days: the published one with the seller's own days over it. */
export const readCalendar = (ctx: Context): Promise<WorkCalendar> => calendarCache.read(ctx, KEY)

/** After a change made here, which its author sees at once. */
export const invalidateCalendar = (ctx: Context): void => calendarCache.invalidate(ctx, KEY)
