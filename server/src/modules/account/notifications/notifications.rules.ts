import { DAY_MS } from '@vitrina/contract/days/days.rules'
import type { NotificationSettings } from '@vitrina/contract/account/notification-settings'
import {
  defaultSetting,
  type Digest,
  eventNames,
  isQuiet,
  minutesUntil,
  type NotificationChannel,
  type NotificationEvent,
  notificationChannels,
  notificationEvents,
} from '@vitrina/contract/account/notification-settings.rules'

/** The settings of a user who never chose any. */
export const noSettings: NotificationSettings = { events: {}, quietHours: null, companies: 'all' }

/** The saved settings, completed with every current event; keys of other versions stay as they are. */
export function wholeSettings(saved: NotificationSettings): NotificationSettings {
  const known = Object.fromEntries(eventNames.map((event) => [event, { ...defaultSetting(event), ...saved.events[event] }]))
  return { ...saved, events: { ...saved.events, ...known } }
}

/** Merged over the stored ones: an older client does not delete keys it does not know. */
export const mergeSettings = (stored: NotificationSettings, changes: NotificationSettings): NotificationSettings => ({
  ...stored,
  ...changes,
  events: {
    ...stored.events,
    ...Object.fromEntries(
      Object.entries(changes.events).map(([event, setting]) => {
        const before = stored.events[event]
        return [event, { ...before, ...setting, channels: { ...before?.channels, ...setting.channels } }]
      }),
    ),
  },
})

export type Recipient = {
  settings: NotificationSettings
  contacts: Record<NotificationChannel, string | null>
  hasMarketingConsent: boolean
  /** HH:MM in the recipient's time zone. */
  time: string
}

export type Decision = {
  channels: { channel: NotificationChannel; to: string }[]
  digest: Digest
  /** Minutes of quiet hours that are left; 0: now. */
  waitMinutes: number
}

/** Channels and delay of a notification. Notifications of own orders always use at least one channel. */
export function decide(recipient: Recipient, { event, companyId }: { event: NotificationEvent; companyId: number | null }): Decision {
  const { settings, contacts, hasMarketingConsent, time } = recipient
  const kind = notificationEvents[event]
  const setting = settings.events[event] ?? defaultSetting(event)
  const isEnabled =
    (kind !== 'marketing' || hasMarketingConsent) &&
    (companyId === null || settings.companies === 'all' || settings.companies.includes(companyId))
  const reachable = notificationChannels.flatMap((channel) => {
    const to = contacts[channel]
    return to === null ? [] : [{ channel, to }]
  })
  const chosen = isEnabled ? reachable.filter(({ channel }) => setting.channels[channel] === true) : []
  // The chosen channel lost its address: notifications of own orders still have to arrive.
  const channels = chosen.length === 0 && isEnabled && kind === 'needed' ? reachable.slice(0, 1) : chosen
  const quiet = settings.quietHours
  return { channels, digest: setting.digest, waitMinutes: quiet && isQuiet(time, quiet) ? minutesUntil(time, quiet.to) : 0 }
}

/** By the seller's clock: 06:00 UTC is the morning of Moscow. */
const DIGEST_HOUR_UTC = 6
const MONDAY = 1

/** When the day's or the week's letter leaves. */
export function digestDue(digest: 'daily' | 'weekly', now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(DIGEST_HOUR_UTC, 0, 0, 0)
  const next = new Date(morning.getTime() + (morning <= now ? DAY_MS : 0))
  if (digest === 'daily') return next
  const daysToMonday = (MONDAY - next.getUTCDay() + 7) % 7
  return new Date(next.getTime() + daysToMonday * DAY_MS)
}

export const unsubscribeUrlOf = (siteUrl: string, token: string) => `${siteUrl}/api/v2/unsubscribe/${token}`

/** A link that is merely opened must change nothing: it leads to a page with a button. */
export const unsubscribePageOf = (url: string) => url.replace('/api/v2/unsubscribe/', '/unsubscribe/')
