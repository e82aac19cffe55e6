import { expect, test } from 'vitest'
import {
  canAccept,
  canOrderFrom,
  currentVersionNo,
  isPastValidity,
  linkUntil,
  reminderDay,
  stateOfOffer,
  type VersionFacts,
  versionNumber,
  versionState,
} from './offer-version.rules.ts'

const now = new Date('2026-11-17T09:00:00Z')
const version = (no: number, given: Partial<VersionFacts> = {}): VersionFacts => ({
  no,
  validUntil: null,
  viewedAt: null,
  acceptedAt: null,
  declinedAt: null,
  revokedAt: null,
  ...given,
})

test('КП-1042/2 is the second version of offer 1042', () => {
  expect(versionNumber(1_042, 2)).toBe('КП-1042/2')
})

test.each([
  ['2026-11-17', '2026-11-17T20:59:59Z', false],
  ['2026-11-17', '2026-11-17T21:00:00Z', true],
  [null, '2036-01-01T00:00:00Z', false],
])('valid through %s: at %s it is over: %s', (day, at, isOver) => {
  expect(isPastValidity(day, new Date(at))).toBe(isOver)
})

test.each<[string, VersionFacts[], string]>([
  ['never sent', [], 'draft'],
  ['sent', [version(1)], 'sent'],
  ['seen', [version(1, { viewedAt: now })], 'viewed'],
  ['accepted, even after its last day', [version(1, { acceptedAt: now, validUntil: '2026-01-01' })], 'accepted'],
  ['declined', [version(1, { viewedAt: now, declinedAt: now })], 'declined'],
  ['over', [version(1, { viewedAt: now, validUntil: '2026-11-16' })], 'expired'],
  ['a later version decides', [version(1, { acceptedAt: now }), version(2)], 'sent'],
  ['a later one taken back gives way to the one before', [version(1, { acceptedAt: now }), version(2, { revokedAt: now })], 'accepted'],
  ['all taken back', [version(1, { revokedAt: now })], 'revoked'],
])('%s', (_, versions, state) => {
  expect(stateOfOffer(versions, now)).toBe(state)
})

test('the version before is superseded as soon as the next is out, accepted or not, and becomes no order', () => {
  const versions = [version(1, { acceptedAt: now }), version(2)]
  const state = versionState(version(1, { acceptedAt: now }), { currentNo: currentVersionNo(versions), now })
  expect([state, canAccept(state), canOrderFrom(state)]).toEqual(['superseded', false, false])
})

test('the link outlives the offer by a month, so that the client can ask for new prices', () => {
  expect(linkUntil({ validUntil: '2026-11-30', sentOn: '2026-11-17' })).toBe('2026-12-30')
  expect(linkUntil({ validUntil: null, sentOn: '2026-11-17' })).toBe('2027-05-16')
})

test('the reminder comes two days before the last one, and never for an offer without one or sent later than that', () => {
  expect(reminderDay({ validUntil: '2026-11-30', sentOn: '2026-11-17' })).toBe('2026-11-28')
  expect(reminderDay({ validUntil: '2026-11-20', sentOn: '2026-11-17' })).toBe('2026-11-18')
  expect(reminderDay({ validUntil: '2026-11-19', sentOn: '2026-11-17' })).toBe(null)
  expect(reminderDay({ validUntil: null, sentOn: '2026-11-17' })).toBe(null)
})
