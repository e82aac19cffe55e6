import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'
import { type Language, DEFAULT_LANGUAGE, languages } from '@vitrina/contract/languages'
import { type NotificationSettings, notificationSettings } from '@vitrina/contract/account/notification-settings'
import type { NotificationEvent } from '@vitrina/contract/account/notification-settings.rules'
import type { Context } from '#platform/context'
import { timeIn } from '#modules/calendar/zoned-time.rules'
import { findRecipient, hasMarketingConsent } from './notifications.queries.ts'
import { type Decision, decide, noSettings, type Recipient, wholeSettings } from './notifications.rules.ts'

/** Stored settings may be older than their check: unreadable ones count as never chosen. */
export const parseSettings = (stored: Record<string, unknown> | null): NotificationSettings =>
  notificationSettings.safeParse({ ...noSettings, ...stored }).data ?? noSettings

async function recipientOf(ctx: Context, userId: number): Promise<(Recipient & { language: Language }) | null> {
  const row = await findRecipient(ctx, userId)
  if (!row) return null
  return {
    settings: wholeSettings(parseSettings(row.settings)),
    contacts: { email: row.email, sms: row.phone },
    hasMarketingConsent: await hasMarketingConsent(ctx, userId),
    time: timeIn(row.timezone ?? SELLER_TIMEZONE, ctx.now()),
    language: languages.find((known) => known === row.language) ?? DEFAULT_LANGUAGE,
  }
}

/** A user's channels for an event, with the language and the delay; null for a deleted user. */
export async function channelsFor(
  ctx: Context,
  { userId, event, companyId = null }: { userId: number; event: NotificationEvent; companyId?: number | null },
): Promise<(Decision & { language: Language }) | null> {
  const recipient = await recipientOf(ctx, userId)
  return recipient && { ...decide(recipient, { event, companyId }), language: recipient.language }
}
