import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { isOwnLook, mayShowNotice, readLook, screenWidths, widthOf, writeLook, writeOwnLook } from './first-view.rules.ts'

const look = fc.record({
  language: fc.constantFrom(...languages),
  regionId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  width: fc.constantFrom(...screenWidths),
  hasAcceptedCookies: fc.boolean(),
  isNoticeDismissed: fc.boolean(),
})

test('a look reads as it was written', () => {
  fc.assert(
    fc.property(look, (written) => {
      expect(readLook(writeLook(written))).toEqual(written)
    }),
  )
})

test('two looks that differ are written differently: no page of one is given to the other', () => {
  fc.assert(
    fc.property(look, look, (one, other) => {
      expect(writeLook(one) === writeLook(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})

test('the look of a signed-in user is nobody else’s, and says the language and the width', () => {
  fc.assert(
    fc.property(look, (written) => {
      const own = writeOwnLook(written)
      expect([isOwnLook(own), isOwnLook(writeLook(written))]).toEqual([true, false])
      expect(readLook(own)).toMatchObject({ language: written.language, width: written.width, regionId: null })
    }),
  )
})

test.each([
  '',
  'ru',
  'ru.1.1280.0',
  'fr.1.1280.0.0',
  'ru.1.1281.0.0',
  'ru.-1.0.0.0',
  'ru.1.0.0.2',
  'ru.1.0.0.0;x',
  '__proto__.1.0.0.0',
  'ru.9999999999.0.0.0',
  'ru.05.0.0.0',
  'ru.5.1280.0.0.own',
  'ru.0.1280.1.0.own',
  'ru.0.1280.0.1.own',
  'ru.0.1280.0.0.own.own',
])('a cookie that says %o is nothing', (text) => expect(readLook(text)).toBeNull())

test.each([
  [390, 0],
  [599, 0],
  [600, 600],
  [899, 600],
  [1279, 900],
  [1280, 1280],
  [2560, 1280],
])('a window of %i px is laid out as from %i px', (pixels, width) => expect(widthOf(pixels)).toBe(width))

test('[O-09] the important notice is drawn for a desktop that has not dismissed it, and for nobody else', () => {
  const shown = screenWidths
    .flatMap((width) => [false, true].map((isNoticeDismissed) => ({ width, isNoticeDismissed })))
    .filter(mayShowNotice)
  expect(shown).toEqual([{ width: 1280, isNoticeDismissed: false }])
})
