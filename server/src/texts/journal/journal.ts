import type { Language } from '@vitrina/contract/languages'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uz } from './uz.ts'

/** Words of the journal by the names modules write: a word missing in a language does not compile. */
export type JournalTexts = {
  [K in keyof typeof ru]: (typeof ru)[K] extends string | string[] ? (typeof ru)[K] : Record<keyof (typeof ru)[K], string>
}

const texts: Record<Language, JournalTexts> = { ru, en, uz }

export const journalTextsIn = (language: Language): JournalTexts => texts[language]
