import { expect, test } from 'vitest'
import { isHomeInCatalogue } from './home-route.rules.ts'

const home = { showHomePage: true, homeRedirect: false, isPlain: true }

test.each([
  ['the home page is shown', {}, false],
  ['the redirect leads a plain visit to the catalogue', { homeRedirect: true }, true],
  ['the redirect leaves an address that says more', { homeRedirect: true, isPlain: false }, false],
  ['a store without a home page has none for anybody', { showHomePage: false }, true],
  ['nor an empty one for an address that says more', { showHomePage: false, isPlain: false }, true],
])('[R-01] %s', (_, circumstance, isInCatalogue) => {
  expect(isHomeInCatalogue({ ...home, ...circumstance })).toBe(isInCatalogue)
})
