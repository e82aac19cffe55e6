import { expect, test } from 'vitest'
import { settingOf, toggled, withDigest } from './draft.rules.ts'

const settings = {
  events: { 'order.state': { channels: { email: true, telegram: true }, digest: 'now' as const, tone: 'soft' } },
  quietHours: null,
  companies: 'all' as const,
}

test('a tick changes its own channel and keeps keys this version does not know', () => {
  const changed = toggled(settings, { event: 'order.state', channel: 'sms', isOn: true })
  expect(changed.events['order.state']).toEqual({ channels: { email: true, sms: true, telegram: true }, digest: 'now', tone: 'soft' })
  expect(settings.events['order.state'].channels).toEqual({ email: true, telegram: true })
})

test('an event without a choice starts with the store’s default', () => {
  expect(settingOf(settings, 'document.new').channels).toEqual({ email: true, sms: false })
  expect(withDigest(settings, 'document.new', 'weekly').events['document.new']).toEqual({
    channels: { email: true, sms: false },
    digest: 'weekly',
  })
})
