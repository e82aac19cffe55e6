import { describe, expect, test } from 'vitest'
import { isQuiet, minutesUntil, silentEvents } from '@vitrina/contract/account/notification-settings.rules'
import { decide, digestDue, noSettings, mergeSettings, type Recipient, wholeSettings } from './notifications.rules.ts'

const someone = (given: Partial<Recipient> = {}): Recipient => ({
  settings: wholeSettings(noSettings),
  contacts: { email: 'a@b.test', sms: '+79000000001' },
  hasMarketingConsent: false,
  time: '12:00',
  ...given,
})
const setting = (channels: Record<string, boolean>, digest: 'now' | 'daily' | 'weekly' = 'now') => ({ channels, digest })
const settingsWith = (events: Record<string, ReturnType<typeof setting>>) => wholeSettings({ ...noSettings, events })

describe('by which channels', () => {
  test('a user without choices gets letters about their own orders, a message when goods leave, and no news', () => {
    expect(decide(someone(), { event: 'order.state', companyId: null }).channels).toEqual([{ channel: 'email', to: 'a@b.test' }])
    expect(decide(someone(), { event: 'order.shipped', companyId: null }).channels.map(({ channel }) => channel)).toEqual(['email', 'sms'])
    expect(decide(someone(), { event: 'news', companyId: null }).channels).toEqual([])
  })

  test('news need the consent, whatever was ticked', () => {
    const settings = settingsWith({ news: setting({ email: true }) })
    expect(decide(someone({ settings }), { event: 'news', companyId: null }).channels).toEqual([])
    expect(decide(someone({ settings, hasMarketingConsent: true }), { event: 'news', companyId: null }).channels).toHaveLength(1)
  })

  test('a channel without an address is replaced for own orders, and only for those', () => {
    const settings = settingsWith({ 'order.state': setting({ email: false, sms: true }), backInStock: setting({ sms: true }) })
    const contacts = { email: 'a@b.test', sms: null }
    expect(decide(someone({ settings, contacts }), { event: 'order.state', companyId: null }).channels).toEqual([
      { channel: 'email', to: 'a@b.test' },
    ])
    expect(decide(someone({ settings, contacts }), { event: 'backInStock', companyId: null }).channels).toEqual([])
  })

  test('no notifications of a company the user does not follow', () => {
    const settings = wholeSettings({ ...noSettings, companies: [4] })
    expect(decide(someone({ settings }), { event: 'order.state', companyId: 5 }).channels).toEqual([])
    expect(decide(someone({ settings }), { event: 'order.state', companyId: 4 }).channels).toHaveLength(1)
  })
})

describe('when', () => {
  test.each([
    ['21:59', false],
    ['22:00', true],
    ['03:30', true],
    ['07:59', true],
    ['08:00', false],
  ])('quiet hours over midnight at %s: %s', (time, quiet) => {
    expect(isQuiet(time, { from: '22:00', to: '08:00' })).toBe(quiet)
  })

  test('a notification in quiet hours waits for their end', () => {
    const settings = wholeSettings({ ...noSettings, quietHours: { from: '22:00', to: '08:00' } })
    expect(decide(someone({ settings, time: '23:30' }), { event: 'order.state', companyId: null }).waitMinutes).toBe(510)
    expect(decide(someone({ settings, time: '12:00' }), { event: 'order.state', companyId: null }).waitMinutes).toBe(0)
    expect(minutesUntil('00:00', '08:00')).toBe(480)
  })

  test.each([
    ['daily', '2026-11-15T05:59:00Z', '2026-11-15T06:00:00.000Z'],
    ['daily', '2026-11-15T06:00:00Z', '2026-11-16T06:00:00.000Z'],
    ['weekly', '2026-11-15T05:00:00Z', '2026-11-16T06:00:00.000Z'],
    ['weekly', '2026-11-16T07:00:00Z', '2026-11-23T06:00:00.000Z'],
  ] as const)('the %s letter after %s leaves at %s', (digest, now, due) => {
    expect(digestDue(digest, new Date(now)).toISOString()).toBe(due)
  })
})

test('keys of a newer version survive an older client', () => {
  const kept = {
    ...wholeSettings({
      ...noSettings,
      events: { 'order.state': { channels: { email: true, telegram: true }, digest: 'now' }, 'drone.landed': setting({ push: true }) },
    }),
    theme: 'calm',
  }
  const saved = mergeSettings(kept, wholeSettings({ ...noSettings, events: { 'order.state': setting({ email: true, sms: true }) } }))
  expect(saved).toMatchObject({ theme: 'calm', events: { 'drone.landed': setting({ push: true }) } })
  expect(saved.events['order.state']?.channels).toEqual({ email: true, sms: true, telegram: true })
})

test('an event about own orders with every channel off is named', () => {
  const { events } = settingsWith({ 'order.state': setting({ email: false, sms: false }), news: setting({ email: false }) })
  expect(silentEvents(events)).toEqual(['order.state'])
})
