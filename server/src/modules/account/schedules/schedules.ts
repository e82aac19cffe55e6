import { inLanguage } from '@vitrina/contract/languages'
import { CALENDAR_DAYS, type DeliveryRoute, type Payment, type PaymentTerm } from '@vitrina/contract/schedules'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { deliveryDays } from './delivery-days.rules.ts'
import { findFigures, findRegion, listRoutes, listTerms } from './schedules.queries.ts'

type Member = Actor & { user: ActorUser & { companyId: number } }

/** The terms and the figures of the books; sums by day come with invoices. */
export async function readPaymentSchedule(ctx: Context, { user }: Member) {
  const found = await findFigures(ctx, user.companyId)
  if (!found) throw new AppError('company.required')
  const { regionId: _, ...figures } = found
  const terms: PaymentTerm[] = await listTerms(ctx, user.companyId)
  const items: Payment[] = []
  return { figures, terms, items }
}

/** The calendar of the cars that come to the region he buys in. */
export async function readDeliveryDates(ctx: Context, actor: Member) {
  const { user, site, language } = actor
  const regionId = user.regionId ?? (await findFigures(ctx, user.companyId))?.regionId ?? site.defaultRegionId
  const region = regionId === null ? undefined : await findRegion(ctx, regionId)
  if (regionId === null || !region) return { region: '', timezone: 'Europe/Moscow', routes: [] }
  const rows = await listRoutes(ctx, regionId)
  const routes: DeliveryRoute[] = rows.map(({ timezone, ...route }) => ({
    ...route,
    days: deliveryDays({ ...route, timezone }, { now: ctx.now(), days: CALENDAR_DAYS }),
  }))
  return { region: inLanguage(region.name, language), timezone: region.timezone, routes }
}
