import { expect, test } from 'vitest'
import { regionFor } from './region.rules.ts'

const [moscow, kazan, ufa] = [{ id: 1 }, { id: 2 }, { id: 3 }]
const active = [moscow, kazan, ufa]
const all = { userRegionId: 3, visitorRegionId: 2, defaultRegionId: 1, areRegionsOn: true }

test('the user’s own region goes before that of the browser, and that before the site’s', () => {
  expect(regionFor(active, all)).toBe(ufa)
  expect(regionFor(active, { ...all, userRegionId: null })).toBe(kazan)
  expect(regionFor(active, { ...all, userRegionId: null, visitorRegionId: null })).toBe(moscow)
})

test('a closed region falls through to the next choice', () => {
  expect(regionFor([moscow, kazan], all)).toBe(kazan)
  expect(regionFor([moscow], all)).toBe(moscow)
  expect(regionFor([], all)).toBeNull()
})

test('with regions off everybody is in the site’s own', () => {
  expect(regionFor(active, { ...all, areRegionsOn: false })).toBe(moscow)
})
