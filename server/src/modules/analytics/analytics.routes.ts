import type { FastifyInstance } from 'fastify'
import { analyticsApi } from '@vitrina/contract/analytics/analytics'
import { serve } from '#platform/http/routes'
import { recordAnalyticsEvent } from './record-analytics-event.ts'

export async function analyticsRoutes(app: FastifyInstance) {
  serve(app, analyticsApi.event, async ({ body }, { ctx, actor }) => ({ stored: await recordAnalyticsEvent(ctx, actor, body) }))
}
