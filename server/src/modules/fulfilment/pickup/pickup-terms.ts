import { siteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { readCalendar } from '#modules/calendar/calendar-cache'
import type { WorkCalendar } from '#modules/calendar/working-days.rules'
import { dayIn } from '#modules/calendar/zoned-time.rules'
import { findPickupTerms } from './pickup.queries.ts'

/** Which day it is where the goods of an order wait, and how many working days they do. */
export async function pickupTerms(tx: Context, orderId: number): Promise<{ calendar: WorkCalendar; today: string; days: number }> {
  const found = await findPickupTerms(tx, orderId)
  if (!found) throw new Error(`No order ${orderId} to wait for`)
  return {
    calendar: await readCalendar(tx),
    today: dayIn(found.timezone, tx.now()),
    days: siteConfig.parse(found.config).pickupDays,
  }
}
