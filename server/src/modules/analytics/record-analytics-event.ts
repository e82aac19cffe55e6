import type { StoredAnalyticsEvent } from '@vitrina/contract/analytics/analytics'
import { type Actor, viewerOf } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { consumeToken } from '#platform/http/rate-limit'
import { hasAcceptedCookies } from '#modules/site/has-accepted-cookies'
import { requireToggle } from '#modules/site/require-access'
import { insertEvent } from './analytics.queries.ts'

/** More than a person can look at. */
const PER_MINUTE = 120

/** nothing is kept without consent; an order is counted once, and only for the user who placed it. */
export async function recordAnalyticsEvent(ctx: Context, actor: Actor, { type, data }: StoredAnalyticsEvent): Promise<boolean> {
  requireToggle(actor, 'analytics')
  if (!actor.site.settings.analytics.b2b) throw new AppError('feature.off')
  if (type === 'ORDER_SUCCESS' && !actor.user) throw new AppError('auth.required')
  await consumeToken(ctx, { key: `analytics:${viewerOf(actor) ?? actor.ip}`, limit: PER_MINUTE, windowSeconds: 60 })
  if (!(await hasAcceptedCookies(ctx, actor))) return false

  const { userUuid: _, userId: __, sessionId, viewUuid, ...payload } = data
  return insertEvent(ctx, {
    siteId: actor.siteId,
    type,
    userId: actor.user?.id ?? null,
    visitorUuid: actor.visitorUuid,
    sessionId,
    viewUuid,
    orderId: 'orderId' in payload ? payload.orderId : null,
    data: payload,
  })
}
