import { afterEach, expect, test } from 'vitest'
import { currentLanguage, hasChosenLanguage, storeLanguage } from './language.ts'
import { localStore } from './storage.ts'

const LANGUAGE = 'B2B_LANGUAGE'

afterEach(() => localStore.remove(LANGUAGE))

test('[S-04] a stored language that is not supported counts as not chosen, so that the first configured one replaces it', () => {
  localStore.set(LANGUAGE, 'de')
  expect(hasChosenLanguage()).toBe(false)
  expect(currentLanguage()).toBe('ru')
  storeLanguage('uz')
  expect(hasChosenLanguage()).toBe(true)
  expect(currentLanguage()).toBe('uz')
})
