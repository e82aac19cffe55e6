import type { SiteToggle } from '../site/site.settings.ts'

/**
 * needed: about one's own orders, documents and rewards and what clients answer, so one channel always stays on; optional: only on request;
 * marketing: only with the consent to it, and never without an unsubscribe link.
 */
export type EventKind = 'needed' | 'optional' | 'marketing'

export const notificationEvents = {
  'order.state': 'needed',
  'order.shipped': 'needed',
  'reserve.expiring': 'needed',
  'reserve.expired': 'needed',
  'document.new': 'needed',
  'document.overdue': 'needed',
  'payment.received': 'needed',
  'approval.needed': 'needed',
  'offer.accepted': 'needed',
  'offer.declined': 'needed',
  'offer.asked': 'needed',
  'offer.expiring': 'needed',
  'loyalty.reward': 'needed',
  'offer.viewed': 'optional',
  'price.changed': 'optional',
  backInStock: 'optional',
  'loyalty.expiring': 'optional',
  'loyalty.level': 'optional',
  news: 'marketing',
} as const satisfies Record<string, EventKind>

export type NotificationEvent = keyof typeof notificationEvents
const OFFERS = ['modules', 'offers'] as const
const CLUB = ['loyaltyClub', 'clubPages'] as const
/** Toggles of the area an event belongs to; with one of them off the event is not offered. */
export const eventToggles: { readonly [E in NotificationEvent]?: readonly SiteToggle[] } = {
  'offer.viewed': OFFERS,
  'offer.accepted': OFFERS,
  'offer.declined': OFFERS,
  'offer.asked': OFFERS,
  'offer.expiring': OFFERS,
  'loyalty.reward': CLUB,
  'loyalty.expiring': CLUB,
  'loyalty.level': CLUB,
}

export const eventNames = Object.keys(notificationEvents) as NotificationEvent[]

export const notificationChannels = ['email', 'sms'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export type Digest = 'now' | 'daily' | 'weekly'
export type EventSetting = { channels: Record<string, boolean>; digest: Digest }

/** Setting of a user without choices: letters about their own orders and documents only. */
export const defaultSetting = (event: NotificationEvent): EventSetting => ({
  channels: { email: notificationEvents[event] === 'needed', sms: event === 'order.shipped' },
  digest: 'now',
})

export const isOn = (setting: EventSetting): boolean => notificationChannels.some((channel) => setting.channels[channel] === true)

/** Needed events with every channel off. */
export const silentEvents = (events: Record<string, EventSetting>): NotificationEvent[] =>
  eventNames.filter((event) => notificationEvents[event] === 'needed' && !isOn(events[event] ?? defaultSetting(event)))

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether `time` (HH:MM) lies in the quiet hours; they may go over midnight. */
export function isQuiet(time: string, { from, to }: { from: string; to: string }): boolean {
  const [now, start, end] = [minutesOf(time), minutesOf(from), minutesOf(to)]
  return start <= end ? now >= start && now < end : now >= start || now < end
}

/** Minutes from `time` until the quiet hours end. */
export const minutesUntil = (time: string, to: string): number => (minutesOf(to) - minutesOf(time) + 24 * 60) % (24 * 60)
