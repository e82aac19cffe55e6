import { beforeEach, expect, test } from 'vitest'
import { localStore } from '#lib/storage.ts'
import { firstAuthView } from './session.ts'

const AUTH_INITIAL = 'B2B_AUTH_INITIAL'

beforeEach(() => localStore.remove(AUTH_INITIAL))

test.each(['signin', 'signup'] as const)('[O-03] a browser that prefers %s gets it, whatever the configured view', (view) => {
  localStore.set(AUTH_INITIAL, view)
  expect([firstAuthView('signin'), firstAuthView('signup')]).toEqual([view, view])
})

test.each([null, '', 'upside-down'])('[O-03] a browser that prefers %o gets the configured view', (stored) => {
  if (stored !== null) localStore.set(AUTH_INITIAL, stored)
  expect([firstAuthView('signin'), firstAuthView('signup')]).toEqual(['signin', 'signup'])
})
