import type { Customer } from '@vitrina/contract/back-office/back-office'
import { inLanguage, type Language, languages } from '@vitrina/contract/languages'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sendMail } from '#platform/mail/mail'
import { setCompanyState } from '#modules/companies/set-company-state'
import { composeLetter } from '#modules/content/letters/compose-letter'
import { assignManager, listBuyers, lockCustomer } from './customers.queries.ts'
import { readCustomer, staffScopeOf, type Staff } from './list-customers.ts'

type Decision = { id: number; origin: string } & ({ verdict: 'approved' } | { verdict: 'rejected'; reason: string })

/** From which states there is a way to each verdict. */
const before: Record<Decision['verdict'], readonly string[]> = { approved: ['pending', 'rejected'], rejected: ['pending'] }

/** Lets a company buy or refuses it; its owners are notified by letter. */
export async function decideOnCompany(ctx: Context, actor: Staff, decision: Decision): Promise<Customer> {
  await inTransaction(ctx, async (tx) => {
    const { id, verdict } = decision
    const company = await lockCustomer(tx, { id, ...staffScopeOf(actor) })
    if (!company) throw new AppError('company.not-found')
    if (!before[verdict].includes(company.state)) throw new AppError('company.decided')
    const reason = decision.verdict === 'rejected' ? decision.reason : ''
    await setCompanyState(tx, { id, state: verdict, rejection: reason })
    if (verdict === 'approved' && actor.user.role === 'manager') await assignManager(tx, { companyId: id, managerId: actor.user.id })
    await recordEvent(tx, actor, {
      type: `company.${verdict}`,
      entity: 'company',
      entityId: id,
      companyId: id,
      diff: { from: company.state, to: verdict, ...(reason && { reason }) },
    })
    await writeToOwners(tx, actor, { ...decision, name: company.name, reason })
  })
  return readCustomer(ctx, actor, decision.id)
}

async function writeToOwners(
  tx: Context,
  actor: Staff,
  { id, verdict, name, reason, origin }: Pick<Decision, 'id' | 'verdict' | 'origin'> & { name: string; reason: string },
): Promise<void> {
  const owners = (await listBuyers(tx, [id])).filter(({ role }) => role === 'owner')
  for (const { email, language: chosen } of owners) {
    if (!email) continue
    const language: Language = languages.find((known) => known === chosen) ?? actor.site.settings.languages[0] ?? actor.language
    const letter = await composeLetter(tx, {
      letter: `company.${verdict}`,
      language,
      siteName: inLanguage(actor.site.name, language),
      values: { company: name, reason },
      link: `${origin}/catalog`,
    })
    await sendMail(tx, { to: email, ...letter })
  }
}
