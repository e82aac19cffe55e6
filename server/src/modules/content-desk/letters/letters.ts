import { isDeepStrictEqual } from 'node:util'
import {
  bodyOfParagraphs,
  type LetterTemplate,
  paragraphsOf,
  type TemplateProblem,
  templateProblems,
} from '@vitrina/contract/content/letter-templates.rules'
import type { Letter, LetterRow, LetterTemplates } from '@vitrina/contract/content/letters'
import type { FieldError } from '@vitrina/contract/errors'
import { type Language, languages } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { inputTextsIn } from '#texts/input'
import { groupOf, type LetterName, letterNames, ownText, placeholdersOf } from '#texts/letter-catalogue'
import { meaningOf } from '#texts/letter-placeholders'
import { fill, textsIn } from '#texts/texts'
import { listTemplates, lockTemplate, type StoredTexts, writeTemplate } from './letters.queries.ts'

export function nameOf(name: string): LetterName {
  const known = letterNames.find((one) => one === name)
  if (!known) throw new AppError('letter.not-found')
  return known
}

const ownTemplate = (letter: LetterName, language: Language): LetterTemplate => {
  const { subject, lines, button } = ownText(letter, language)
  return { subject, body: bodyOfParagraphs(lines), button }
}

const inEach = (textIn: (language: Language) => LetterTemplate): LetterTemplates => ({
  ru: textIn('ru'),
  en: textIn('en'),
  uz: textIn('uz'),
})

const rowOf = (letter: LetterName, texts: StoredTexts, language: Language): LetterRow => {
  const { subject, body } = texts[language] ?? ownTemplate(letter, language)
  return {
    name: letter,
    group: groupOf(letter),
    subject,
    opening: paragraphsOf(body)[0] ?? '',
    changed: languages.filter((one) => texts[one] !== undefined),
  }
}

export async function listLetters(ctx: Context, { language }: Actor): Promise<LetterRow[]> {
  const stored = new Map((await listTemplates(ctx)).map(({ letter, texts }) => [letter, texts]))
  return letterNames.map((letter) => rowOf(letter, stored.get(letter) ?? {}, language))
}

export async function readLetter(ctx: Context, { language }: Actor, name: string): Promise<Letter> {
  const letter = nameOf(name)
  const stored = (await listTemplates(ctx)).find((one) => one.letter === letter)
  const texts = stored?.texts ?? {}
  return {
    ...rowOf(letter, texts, language),
    version: stored?.version ?? 0,
    hasButton: ownText(letter, 'ru').button !== '',
    placeholders: placeholdersOf(letter).map((one) => ({ ...one, meaning: meaningOf(one.name, language) })),
    texts: inEach((one) => texts[one] ?? ownTemplate(letter, one)),
    defaults: inEach((one) => ownTemplate(letter, one)),
  }
}

function errorOf({ language }: Actor, at: string, { field, problem, placeholder }: TemplateProblem): FieldError {
  const input = inputTextsIn(language)
  const message = {
    unknown: fill(input.placeholderUnknown, { name: placeholder }),
    missing: fill(input.placeholderMissing, { name: placeholder }),
    empty: textsIn(language).fields.required,
  }[problem]
  return { field: `${at}.${field}`, message, code: problem }
}

/** Refuses a text with a placeholder the letter does not know, or without one it must keep. */
export function checkTemplate(actor: Actor, { letter, at, template }: { letter: LetterName; at: string; template: LetterTemplate }) {
  return templateProblems(template, placeholdersOf(letter)).map((problem) => errorOf(actor, at, problem))
}

async function writeTexts(tx: Context, actor: Actor, letter: LetterName, texts: StoredTexts, before: StoredTexts): Promise<void> {
  await writeTemplate(tx, letter, texts)
  const changed = languages.filter((one) => !isDeepStrictEqual(before[one], texts[one]))
  const pick = (from: StoredTexts) => Object.fromEntries(changed.map((one) => [one, from[one] ?? ownTemplate(letter, one)]))
  await recordEvent(tx, actor, {
    type: 'letter.changed',
    entity: 'letter',
    entityId: letter,
    diff: { before: pick(before), after: pick(texts) },
  })
}

export function saveLetter(
  ctx: Context,
  actor: Actor,
  { name, version, texts }: { name: string; version: number; texts: LetterTemplates },
): Promise<Letter> {
  const letter = nameOf(name)
  const fields = languages.flatMap((one) => checkTemplate(actor, { letter, at: `texts.${one}`, template: texts[one] }))
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  const written = Object.fromEntries(
    languages.filter((one) => !isDeepStrictEqual(texts[one], ownTemplate(letter, one))).map((one) => [one, texts[one]]),
  )
  return inTransaction(ctx, async (tx) => {
    const stored = await lockTemplate(tx, letter)
    if (stored.version !== version) throw new AppError('content.changed')
    await writeTexts(tx, actor, letter, written, stored.texts)
    return readLetter(tx, actor, letter)
  })
}

export function resetLetter(ctx: Context, actor: Actor, name: string): Promise<Letter> {
  const letter = nameOf(name)
  return inTransaction(ctx, async (tx) => {
    const stored = await lockTemplate(tx, letter)
    await writeTexts(tx, actor, letter, {}, stored.texts)
    return readLetter(tx, actor, letter)
  })
}
