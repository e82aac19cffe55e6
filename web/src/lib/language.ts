import { DEFAULT_LANGUAGE, type Language, languages } from '@vitrina/contract/languages'
import { localStore } from './storage.ts'

const LANGUAGE = 'B2B_LANGUAGE'

/** Undefined when nothing was chosen, or the stored language is not supported. */
const chosenLanguage = (): Language | undefined => {
  const stored = localStore.get(LANGUAGE)
  return languages.find((language) => language === stored)
}

/** The visitor's choice, else the default; the first configured language wins once app info is there. */
export const currentLanguage = (): Language => chosenLanguage() ?? DEFAULT_LANGUAGE

export const hasChosenLanguage = (): boolean => chosenLanguage() !== undefined
export const storeLanguage = (language: Language): void => localStore.set(LANGUAGE, language)
