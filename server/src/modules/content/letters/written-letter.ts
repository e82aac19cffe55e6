import { paragraphsOf } from '@vitrina/contract/content/letter-templates.rules'
import type { Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { type LetterName, type LetterText, ownText } from '#texts/letter-catalogue'
import { fill } from '#texts/texts'
import { findTemplate } from './letters.queries.ts'

export type LetterValues = Record<string, string | number>
export type WrittenLetter = { subject: string; paragraphs: string[]; button: string; sms: string }

/** The text with its values in place; a paragraph that says nothing is left out. */
export const filledLetter = ({ subject, lines, button, sms }: LetterText, values: LetterValues): WrittenLetter => ({
  subject: fill(subject, values),
  paragraphs: lines.map((line) => fill(line, values)).filter((line) => line !== ''),
  button,
  sms: fill(sms, values),
})

/** A letter in the seller's words, or in its own where the seller has none. */
export async function writtenLetter(
  ctx: Context,
  { letter, language, values }: { letter: LetterName; language: Language; values: LetterValues },
): Promise<WrittenLetter> {
  const own = ownText(letter, language)
  const template = (await findTemplate(ctx, letter))?.[language]
  if (!template) return filledLetter(own, values)
  return filledLetter(
    { ...own, subject: template.subject, lines: paragraphsOf(template.body), button: template.button || own.button },
    values,
  )
}
