import { inLanguage, type Language, languages } from '@vitrina/contract/languages'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { composeLetter } from '#modules/content/letters/compose-letter'
import type { LetterValues } from '#modules/content/letters/written-letter'
import type { Context } from '#platform/context'
import { originOf } from '#platform/http/site-origin'
import { sendMail } from '#platform/mail/mail'
import { journalTextsIn } from '#texts/journal/journal'
import type { LetterName } from '#texts/letter-catalogue'
import { findAddress } from './company-people.queries.ts'
import { listBuyers } from './customers.queries.ts'
import type { Staff } from './list-customers.ts'

type Company = { id: number; name: string }

const languageOf = ({ site, language }: Staff, chosen: string | null): Language =>
  languages.find((known) => known === chosen) ?? site.settings.languages[0] ?? language

async function send(
  tx: Context,
  actor: Staff,
  { to, language, letter, values }: { to: string; language: Language; letter: LetterName; values: LetterValues },
): Promise<void> {
  const siteName = inLanguage(actor.site.name, language)
  const link = `${originOf(tx, actor.site)}/user/company`
  await sendMail(tx, { to, ...(await composeLetter(tx, { letter, language, siteName, values, link })) })
}

type ToOwners = { company: Company; letter: LetterName; values: LetterValues }

/** Owners of a company hear of every change the seller's people make in it. */
export async function tellOwners(tx: Context, actor: Staff, { company, letter, values }: ToOwners): Promise<void> {
  const owners = (await listBuyers(tx, [company.id])).filter(({ role }) => role === 'owner')
  for (const { email, language } of owners)
    if (email)
      await send(tx, actor, { to: email, language: languageOf(actor, language), letter, values: { ...values, company: company.name } })
}

type ToPerson = { company: Company; userId: number; letter: LetterName; role?: CompanyRole; reason?: string }

/** A person hears of what was changed about them; one without an address by the manager. */
export async function tellPerson(tx: Context, actor: Staff, { company, userId, letter, role, reason = '' }: ToPerson): Promise<void> {
  const person = await findAddress(tx, userId)
  if (!person?.email) return
  const language = languageOf(actor, person.language)
  const values = { company: company.name, role: role ? journalTextsIn(language).values[role] : '', reason: reason || '—' }
  await send(tx, actor, { to: person.email, language, letter, values })
}
