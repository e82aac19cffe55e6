import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { notify } from '#modules/account/notifications/notify'
import type { QuoteLetter } from '#texts/quotes'
import { responsibleStaff } from '#modules/companies/responsible-staff'
import { findQuoteById } from './quotes.queries.ts'

/** The one who works on it, else the company's manager, else the heads of sales. */
const audience: Record<QuoteLetter, 'author' | 'manager' | 'heads'> = {
  requested: 'manager',
  revised: 'manager',
  accepted: 'manager',
  declined: 'manager',
  withdrawn: 'manager',
  answered: 'author',
  refused: 'author',
  approvalNeeded: 'heads',
  sentBack: 'manager',
}

/** A letter or message to the other side, in the transaction of the step itself. */
export async function notifyAboutQuote(
  tx: Context,
  { site, user }: Actor,
  { id, letter, reason = '' }: { id: number; letter: QuoteLetter; reason?: string },
): Promise<void> {
  const head = await findQuoteById(tx, id)
  if (!head) throw new Error(`Request ${id} is gone before its letter`)
  const { managerId, heads } = await responsibleStaff(tx, head.companyId)
  const manager = head.takenBy ?? managerId
  const recipients = { author: [head.createdBy], manager: manager === null ? heads : [manager], heads }[audience[letter]]
  const path = audience[letter] === 'author' ? `/quotes/${id}` : `/back-office/quotes/${id}`
  const until = head.validUntil === null ? '' : formatDay(head.validUntil)
  const values = { number: head.number, company: head.company.name, until, reason }
  const notification = { event: 'order.state', companyId: head.companyId, site, letter: `quote.${letter}`, path } as const
  for (const userId of recipients)
    if (userId !== null && userId !== user?.id) await notify(tx, { ...notification, userId, valuesIn: () => values })
}
