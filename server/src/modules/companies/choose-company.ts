import type { ListedCompany } from '@vitrina/contract/companies/companies'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { updateUser } from '#modules/users/update-user'
import { findMine } from './companies.queries.ts'

/** Every request reads its user's active company, so prices, cart and lists are the other company's from the next one on. */
export const chooseCompany = (ctx: Context, actor: Actor & { user: ActorUser }, companyId: number): Promise<ListedCompany> =>
  inTransaction(ctx, async (tx) => {
    const { id: userId, companyId: before } = actor.user
    const company = await findMine(tx, { userId, companyId })
    if (!company) throw new AppError('company.not-found')
    if (company.state === 'rejected' || company.state === 'inactive')
      throw new AppError('company.not-at-work', { params: { reason: company.rejection && `: ${company.rejection}` } })
    if (companyId !== before) {
      await updateUser(tx, userId, { activeCompanyId: companyId })
      await recordEvent(tx, actor, { type: 'company.chosen', entity: 'company', entityId: companyId, diff: { before } })
    }
    return { ...company, isActive: true }
  })
