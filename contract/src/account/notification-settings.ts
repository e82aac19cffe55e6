import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { notificationChannels } from './notification-settings.rules.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Loose at every level, so that an older client saving keeps the keys of a newer version. */
const eventSetting = z.looseObject({
  channels: z.record(z.string().max(40), z.boolean()),
  digest: z.enum(['now', 'daily', 'weekly']).default('now'),
})

/** Event × channel, saved as a whole; the events by name: `order.state`. */
export const notificationSettings = z.looseObject({
  events: z.record(z.string().max(60), eventSetting),
  /** In the time of the user's region; only codes come then. Null: at any hour. */
  quietHours: z.object({ from: time, to: time }).nullable().default(null),
  /** Companies the user is notified about; all: also those joined later. */
  companies: z.union([z.literal('all'), z.array(z.int32().positive()).max(200)]).default('all'),
})
export type NotificationSettings = z.output<typeof notificationSettings>

const answer = z.object({
  settings: notificationSettings,
  /** Channels with the user's address; null: there is none. */
  channels: z.array(z.object({ channel: z.enum(notificationChannels), to: z.string().nullable() })),
  hasMarketingConsent: z.boolean(),
  companies: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type NotificationChoice = z.infer<typeof answer>

export const notificationSettingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/user/notification-settings',
    summary: 'My notification settings',
    policy: 'user',
    output: answer,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/user/notification-settings',
    summary: 'Save all settings at once; news need the consent to marketing, my own orders keep one channel',
    policy: 'user',
    inPerson: true,
    body: z.object({ settings: notificationSettings }),
    output: answer,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/v2/unsubscribe/:token',
    summary: 'Withdraw the consent to marketing by the link of a letter, in one click',
    policy: 'guest',
    evenAfterSession: true,
    params: z.object({ token: z.string().max(100) }),
    output: z.object({ message: z.string() }),
    errors: ['unsubscribe.not-found'],
  }),
}
