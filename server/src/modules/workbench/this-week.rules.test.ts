import { expect, test } from 'vitest'
import { comesSoon } from './this-week.rules.ts'

const today = '2026-11-17'

test.each([
  ['the seventh day', { date: '2026-11-23', shippedOn: null }, true],
  ['the day after the week', { date: '2026-11-24', shippedOn: null }, false],
  ['a late one', { date: '2026-11-10', shippedOn: null }, true],
  ['one on the road without a day', { date: null, shippedOn: '2026-11-16' }, true],
  ['one without a day', { date: null, shippedOn: null }, false],
])('deliveries of the week: %s is %s', (_, delivery, isSoon) => {
  expect(comesSoon(delivery, today)).toBe(isSoon)
})
