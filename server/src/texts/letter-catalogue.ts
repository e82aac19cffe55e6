import type { Language } from '@vitrina/contract/languages'
import { placeholdersIn } from '@vitrina/contract/content/letter-templates.rules'
import { accountTextsIn } from './account.ts'
import { backOfficeTextsIn } from './back-office.ts'
import { clubTextsIn } from './club.ts'
import { documentTextsIn } from './documents.ts'
import { offerTextsIn } from './offers.ts'
import { ordersTextsIn } from './orders.ts'
import { quoteTextsIn } from './quotes.ts'
import { specificationTextsIn } from './specifications.ts'
import { staffTextsIn } from './staff.ts'

/** Letters that the seller may write anew, with the texts they have by themselves. */
const groups = {
  order: (language: Language) => ordersTextsIn(language).letters,
  document: (language: Language) => {
    const { overdue, sent, ordersSent, specificationsSent } = documentTextsIn(language)
    return { overdue, sent, ordersSent, specificationsSent }
  },
  quote: (language: Language) => quoteTextsIn(language).letters,
  offer: (language: Language) => offerTextsIn(language).toOwner,
  specification: (language: Language) => ({ answered: specificationTextsIn(language).answered }),
  club: (language: Language) => clubTextsIn(language).letters,
  account: (language: Language) => accountTextsIn(language).letters,
  company: (language: Language) => {
    const { approved, rejected } = backOfficeTextsIn(language)
    return { approved, rejected }
  },
  staff: (language: Language) => ({ invited: staffTextsIn(language).invited }),
}
type Groups = typeof groups
export type LetterGroup = keyof Groups
export type LetterName = { [G in LetterGroup]: `${G}.${keyof ReturnType<Groups[G]> & string}` }[LetterGroup]

type Written = { title?: string; subject?: string; lines: readonly string[]; button?: string; sms?: string }
export type LetterText = { subject: string; lines: readonly string[]; button: string; sms: string }

export const letterNames = (Object.keys(groups) as LetterGroup[]).flatMap((group) =>
  Object.keys(groups[group]('ru')).map((name) => `${group}.${name}` as LetterName),
)

export const groupOf = (name: LetterName): LetterGroup => name.split('.')[0] as LetterGroup

/** The text a letter has by itself. */
export function ownText(letter: LetterName, language: Language): LetterText {
  const [group, name] = letter.split('.') as [LetterGroup, string]
  const texts: Record<string, Written> = groups[group](language)
  const { title, subject, lines, button = '', sms = '' } = texts[name] as Written
  return { subject: subject ?? title ?? '', lines, button, sms }
}

/** Why the letter came; it is not for the seller to write. */
export function footerOf(letter: LetterName, language: Language): string {
  const group = groupOf(letter)
  if (group === 'company') return backOfficeTextsIn(language).footer
  if (group === 'staff') return staffTextsIn(language).footer
  return group === 'document' && letter !== 'document.overdue' ? documentTextsIn(language).footer : accountTextsIn(language).footer
}

/** Known in every letter of the group, whether its own text says them or not. */
const ofGroup: Partial<Record<LetterGroup, readonly string[]>> = {
  order: ['number', 'sum', 'lines', 'company', 'author'],
  quote: ['number', 'company'],
  offer: ['number', 'name', 'client'],
  document: ['company'],
  specification: ['name'],
}

/** Placeholders of a letter. Those of its own, beyond the common ones, must stay in its text: a code, a reason, a day. */
export function placeholdersOf(letter: LetterName): { name: string; isRequired: boolean }[] {
  const { subject, lines } = ownText(letter, 'ru')
  const common = ofGroup[groupOf(letter)] ?? []
  const own = placeholdersIn([subject, ...lines].join(' '))
  return [...new Set([...common, ...own])].map((name) => ({ name, isRequired: own.includes(name) && !common.includes(name) }))
}
