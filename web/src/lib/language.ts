import { DEFAULT_LANGUAGE, type Language, languages } from '@vitrina/contract/languages'
import { localStore } from './storage.ts'

const LANGUAGE = 'B2B_LANGUAGE'

/** What the visitor chose, else the default; the first configured language wins once app info is there. */
export function currentLanguage(): Language {
  const kept = localStore.get(LANGUAGE)
  return languages.find((language) => language === kept) ?? DEFAULT_LANGUAGE
}

export const hasChosenLanguage = (): boolean => localStore.get(LANGUAGE) !== null
export const keepLanguage = (language: Language): void => localStore.set(LANGUAGE, language)
