import { inLanguage, type Language, languages } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sendMail } from '#platform/mail/mail'
import { composeLetter } from '#modules/content/letters/compose-letter'

/** The language of letters to a person: their own choice, else that of the current page. */
export const languageOfPerson = (chosen: string | null, actor: Actor): Language =>
  languages.find((known) => known === chosen) ?? actor.language

type LetterInput = { to: string; kind: 'passwordChanged' | 'emailChanged' | 'phoneChanged'; language: Language }

/** A letter about the account itself: it is not asked whether one wants it. */
export async function sendAccountLetter(tx: Context, actor: Actor, { to, kind, language }: LetterInput): Promise<void> {
  const siteName = inLanguage(actor.site.name, language)
  await sendMail(tx, { to, ...(await composeLetter(tx, { letter: `account.${kind}`, language, siteName, values: {} })) })
}
