import { DEFAULT_LANGUAGE, type Language, languages } from '@vitrina/contract/languages'
import { localStore } from './storage.ts'

const LANGUAGE = 'B2B_LANGUAGE'

/** None when nothing was chosen, or what is stored is no language of ours. */
const chosenLanguage = (): Language | undefined => {
  const stored = localStore.get(LANGUAGE)
  return languages.find((language) => language === stored)
}

/** What the visitor chose, else the default; the first configured language wins once app info is there. */
export const currentLanguage = (): Language => chosenLanguage() ?? DEFAULT_LANGUAGE

export const hasChosenLanguage = (): boolean => chosenLanguage() !== undefined
export const keepLanguage = (language: Language): void => localStore.set(LANGUAGE, language)
