import { inLanguage, languages } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sendMail } from '#platform/mail/mail'
import { storeFile } from '#platform/files/stored-files'
import { fill, textsIn } from '#texts/texts'
import { composeLetter } from '#modules/content/letters/compose-letter'
import { insertMainEntity, openCompany } from '#modules/companies/open-company'
import { findByInn, lockInn } from './sign-up.queries.ts'
import { type Party, stateOf } from './sign-up.rules.ts'

type Known = NonNullable<Awaited<ReturnType<typeof findByInn>>>

/** Notifies the owners that somebody named their ИНН; that person learns nothing of them. */
async function notifyOwners(tx: Context, actor: Actor, { company, inn }: { company: Known; inn: string }): Promise<void> {
  for (const { email, language: chosen } of company.owners) {
    if (!email) continue
    const language = languages.find((known) => known === chosen) ?? actor.language
    const siteName = inLanguage(actor.site.name, language)
    const values = { inn, company: company.name, site: siteName }
    await sendMail(tx, { to: email, ...(await composeLetter(tx, { letter: 'company.sameInn', language, siteName, values })) })
  }
}

type NewCompany = {
  party: Party
  ownerId: number
  personName: string
  regionId: number | null
  kindOfActivity: string
  file: { name: string; type: string; body: Buffer } | null
}

/**
 * The company of a new user: a record of their own, even when its ИНН is known. Knowing a number lets nobody into a company;
 * the seller's staff merge the two, or the owner sends an invitation.
 */
export async function signUpCompany(
  tx: Context,
  actor: Actor,
  { party, ownerId, personName, regionId, kindOfActivity, file }: NewCompany,
): Promise<{ companyId: number; state: 'pending' | 'approved' }> {
  const { type, inn, kpp, ogrn, address } = party
  const texts = textsIn(actor.language).auth
  if (inn) await lockInn(tx, inn)
  const known = inn ? await findByInn(tx, inn) : null
  // For a private person there is nothing for the seller to approve.
  const isApprovalRequired = type !== 'fl' && actor.site.settings.companyApproval
  const state = stateOf({ isInnKnown: known !== null, isApprovalRequired })
  const byPerson = type === 'ip' ? fill(texts.soleTrader, { name: personName }) : personName
  const name = party.name || (type === 'ul' ? `ИНН ${inn}` : byPerson)

  const companyId = await openCompany(tx, { name, isIndividual: type === 'fl', regionId, state, kindOfActivity, ownerId, isActive: true })
  const stored = file && (await storeFile(tx, { ...file, owner: `company:${companyId}` }))
  await insertMainEntity(tx, {
    companyId,
    type,
    shortName: name,
    fullName: name,
    inn,
    kpp,
    ogrn,
    legalAddress: address,
    headName: type === 'ip' ? personName : '',
    requisitesKey: stored?.key ?? null,
  })
  if (known && inn) await notifyOwners(tx, actor, { company: known, inn })
  return { companyId, state }
}
