import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { buyerParty, sellerParty } from './deal-of-order.ts'
import { findContract } from './deal.queries.ts'
import type { SpecificationForm } from './print-forms/print-form.ts'
import { findOwnEntity } from './reconciliation.queries.ts'

/** Both sides of a contract of the actor's company, as of today. */
export async function contractParties(
  ctx: Context,
  actor: Actor,
  contractId: number,
): Promise<Pick<SpecificationForm, 'seller' | 'buyer' | 'contract'>> {
  const companyId = actor.user?.companyId ?? 0
  const contract = await findContract(ctx, { id: contractId, companyId })
  const own = contract && (await findOwnEntity(ctx, { id: contract.legal_entity_id, companyId }))
  if (!contract || !own) throw new AppError('contract.not-found')
  return {
    seller: sellerParty(actor.site.settings.seller),
    buyer: buyerParty({ ...own, phone: '' }),
    contract: { number: contract.number, date: contract.date },
  }
}
