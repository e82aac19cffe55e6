import { describe, expect, test } from 'vitest'
import { defaultSetting, eventNames, isOn, isQuiet, minutesUntil, notificationEvents, silentEvents } from './notification-settings.rules.ts'

const off = { channels: { email: false, sms: false }, digest: 'now' as const }

describe('by default', () => {
  test('letters come about one’s own orders, documents, rewards and answers of clients, and about nothing else', () => {
    const written = eventNames.filter((event) => defaultSetting(event).channels.email)
    expect(written).toEqual(eventNames.filter((event) => notificationEvents[event] === 'needed'))
    expect(written).toHaveLength(13)
  })

  test('a text message comes when goods are shipped', () => {
    expect(eventNames.filter((event) => defaultSetting(event).channels.sms)).toEqual(['order.shipped'])
  })

  test('nothing waits for a digest', () => {
    expect(defaultSetting('news').digest).toBe('now')
  })
})

describe('an event', () => {
  test.each([
    [{ email: true, sms: false }, true],
    [{ email: false, sms: true }, true],
    [{ email: false, sms: false }, false],
    [{ push: true }, false],
  ])('with %j is on: %s', (channels, expected) => {
    expect(isOn({ channels, digest: 'now' })).toBe(expected)
  })

  test('about one’s own orders that is off everywhere is silent; an optional one may be off', () => {
    expect(silentEvents({ 'order.state': off, 'price.changed': off, news: off })).toEqual(['order.state'])
    expect(silentEvents({})).toEqual([])
  })
})

describe('quiet hours', () => {
  test.each([
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
  ])('from 22 to 8: %s is quiet: %s', (time, expected) => {
    expect(isQuiet(time, { from: '22:00', to: '08:00' })).toBe(expected)
  })

  test.each([
    ['12:59', false],
    ['13:00', true],
    ['13:30', true],
    ['14:00', false],
  ])('from 13 to 14: %s is quiet: %s', (time, expected) => {
    expect(isQuiet(time, { from: '13:00', to: '14:00' })).toBe(expected)
  })

  test('from a time to the same time are none', () => {
    expect(isQuiet('10:00', { from: '10:00', to: '10:00' })).toBe(false)
  })

  test.each([
    ['23:30', '08:00', 510],
    ['07:45', '08:00', 15],
    ['08:00', '08:00', 0],
  ])('at %s the end at %s is %i minutes away', (time, to, minutes) => {
    expect(minutesUntil(time, to)).toBe(minutes)
  })
})
