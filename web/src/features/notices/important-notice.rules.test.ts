import { expect, test } from 'vitest'
import { isNoticeDue } from './important-notice.rules.ts'

const due = { isDesktop: true, isForced: false, isOn: true, isGuest: true, isDismissed: false, isSigningIn: false }

test('a guest on a desktop sees the notice', () => {
  expect(isNoticeDue(due)).toBe(true)
})

test.each([
  ['on a phone', { isDesktop: false }],
  ['hidden by the setting', { isOn: false }],
  ['to a signed-in user', { isGuest: false }],
  ['once it was dismissed', { isDismissed: true }],
])('it is not shown %s', (_, circumstance) => {
  expect(isNoticeDue({ ...due, ...circumstance })).toBe(false)
})

test('[O-09] it is never shown over the sign-in dialog, forced or not', () => {
  expect(isNoticeDue({ ...due, isSigningIn: true })).toBe(false)
  expect(isNoticeDue({ ...due, isForced: true, isSigningIn: true })).toBe(false)
})

test('the history state forces it, but not on a phone', () => {
  const forced = { ...due, isForced: true, isOn: false, isGuest: false, isDismissed: true }
  expect(isNoticeDue(forced)).toBe(true)
  expect(isNoticeDue({ ...forced, isDesktop: false })).toBe(false)
})
