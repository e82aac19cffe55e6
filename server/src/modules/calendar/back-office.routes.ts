import type { FastifyInstance } from 'fastify'
import { calendarApi } from '@vitrina/contract/calendar/calendar'
import { serve } from '#platform/http/routes'
import { listCalendarDays } from './list-calendar-days.ts'
import { setCalendarDay } from './set-calendar-day.ts'

export async function calendarBackOfficeRoutes(app: FastifyInstance) {
  serve(app, calendarApi.year, async ({ query: { year } }, { ctx }) => ({ year, days: await listCalendarDays(ctx, year) }))
  serve(app, calendarApi.setDay, ({ params, body }, { ctx, actor }) => setCalendarDay(ctx, actor, { ...params, ...body }))
}
