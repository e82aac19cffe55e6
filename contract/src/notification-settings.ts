import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { notificationChannels } from './notification-settings.rules.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Loose at every level: a key of a newer version is kept when an older client saves. */
const eventSetting = z.looseObject({
  channels: z.record(z.string().max(40), z.boolean()),
  digest: z.enum(['now', 'daily', 'weekly']).default('now'),
})

/** Event × channel, saved as a whole; the events by name: `order.state`. */
export const notificationSettings = z.looseObject({
  events: z.record(z.string().max(60), eventSetting),
  /** By the clock of his region; nothing but codes comes then. Null: at any hour. */
  quietHours: z.object({ from: time, to: time }).nullable().default(null),
  /** About which of his companies; all: of those he joins later too. */
  companies: z.union([z.literal('all'), z.array(z.int32().positive()).max(200)]).default('all'),
})
export type NotificationSettings = z.output<typeof notificationSettings>

const answer = z.object({
  settings: notificationSettings,
  /** Whether there is an address to send to. */
  channels: z.array(z.object({ channel: z.enum(notificationChannels), to: z.string().nullable() })),
  hasMarketingConsent: z.boolean(),
  companies: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type NotificationChoice = z.infer<typeof answer>

export const notificationSettingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/user/notification-settings',
    summary: 'What I am told of, and how',
    policy: 'user',
    output: answer,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/user/notification-settings',
    summary: 'Save it as a whole; news need the consent to marketing, my own orders keep one channel',
    policy: 'user',
    inPerson: true,
    body: z.object({ settings: notificationSettings }),
    output: answer,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/v2/unsubscribe/:token',
    summary: 'Take the consent to marketing back by the link of a letter, in one click',
    policy: 'guest',
    evenAfterSession: true,
    params: z.object({ token: z.string().max(100) }),
    output: z.object({ message: z.string() }),
    errors: ['unsubscribe.not-found'],
  }),
}
