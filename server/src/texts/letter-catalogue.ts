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
import { fill, textsIn } from './texts.ts'

/** A code for a new phone is sent to that phone alone, so it has no letter. */
const codeLetters = ['sign-up', 'sign-in', 'password-reset', 'new-email', 'deletion'] as const
type CodeLetter = (typeof codeLetters)[number]

const codeLettersIn = (language: Language): Record<CodeLetter, Written> => {
  const { subject, life, sms, ...purposes } = textsIn(language).codes
  const written = codeLetters.map((purpose) => [purpose, { subject, lines: [purposes[purpose], life], sms }])
  return Object.fromEntries(written) as Record<CodeLetter, Written>
}

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
  code: codeLettersIn,
  account: (language: Language) => {
    const { passwordSetTitle, passwordSetText } = textsIn(language).auth
    return { ...accountTextsIn(language).letters, passwordReset: { subject: passwordSetTitle, lines: [passwordSetText] } }
  },
  company: (language: Language) => {
    const { footer: _footer, ...letters } = backOfficeTextsIn(language)
    const { subject, text, life, button, sms } = textsIn(language).invitations
    const { sameInnTitle, sameInnText } = textsIn(language).auth
    return {
      ...letters,
      invited: { subject, lines: [text, life], button, sms },
      sameInn: { subject: sameInnTitle, lines: [sameInnText] },
    }
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

/** The others of the group go to the person they are about. */
const toOwners: ReadonlySet<LetterName> = new Set<LetterName>(['company.approved', 'company.rejected', 'company.requisites'])

/** Why the letter came; it is not for the seller to write. */
export function footerOf(letter: LetterName, language: Language, site: string): string {
  const group = groupOf(letter)
  const { auth, codes, invitations } = textsIn(language)
  if (group === 'code') return fill(codes.footer, { site })
  if (letter === 'account.passwordReset') return fill(auth.passwordSetFooter, { site })
  if (letter === 'company.sameInn') return fill(auth.sameInnFooter, { site })
  if (letter === 'company.invited') return invitations.footer
  if (group === 'company' && toOwners.has(letter)) return backOfficeTextsIn(language).footer
  if (group === 'staff') return staffTextsIn(language).footer
  return group === 'document' && letter !== 'document.overdue' ? documentTextsIn(language).footer : accountTextsIn(language).footer
}

/** Known in every letter of the group, whether its own text says them or not. */
const ofGroup: Partial<Record<LetterGroup, readonly string[]>> = {
  code: ['site', 'minutes'],
  order: ['number', 'sum', 'lines', 'company', 'author'],
  quote: ['number', 'company'],
  offer: ['number', 'name', 'client'],
  document: ['company'],
  specification: ['name'],
}

/** Known in one letter beside those of its group, and not missed when left out. */
const ofLetter: Partial<Record<LetterName, readonly string[]>> = {
  'company.invited': ['site', 'days', 'code'],
  'company.memberRemoved': ['company'],
  'company.accountBlocked': ['company'],
  'company.accountUnblocked': ['company'],
}

/** The placeholder that is shown in large letters of its own below the text, whatever the text says. */
export const highlightOf = (letter: LetterName): 'code' | null =>
  groupOf(letter) === 'code' || letter === 'company.invited' ? 'code' : null

/** Placeholders of a letter. Those of its own, beyond the common ones, must stay in its text: a code, a reason, a day. */
export function placeholdersOf(letter: LetterName): { name: string; isRequired: boolean }[] {
  const { subject, lines } = ownText(letter, 'ru')
  const common = [...(ofGroup[groupOf(letter)] ?? []), ...(ofLetter[letter] ?? [])]
  const own = placeholdersIn([subject, ...lines].join(' '))
  return [...new Set([...common, ...own])].map((name) => ({ name, isRequired: own.includes(name) && !common.includes(name) }))
}
