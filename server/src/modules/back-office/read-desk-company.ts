import type { DeskCompany } from '@vitrina/contract/back-office/company-desk'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readEntities } from '#modules/companies/read-entities'
import { findTerms, listAssigned, listDeskContracts, listPriceTypes, listSellers } from './company-desk.queries.ts'
import { listBlocked } from './company-people.queries.ts'
import type { StaffScope } from './customers.queries.ts'
import { readCustomer, type Staff } from './list-customers.ts'

/** A company as its page in the back office shows it; parts the reader may not see are left out. */
export async function readDeskCompany(ctx: Context, actor: Staff, id: number, scope?: StaffScope): Promise<DeskCompany> {
  const { role } = actor.user
  // The right to prices alone shows nobody a company.
  if (!may(role, 'customers')) throw new AppError('company.not-found')
  const customer = await readCustomer(ctx, actor, id, scope)
  const terms = await findTerms(ctx, id)
  if (!terms) throw new AppError('company.not-found')
  const { version, priceTypeId, creditSum, deferralDays } = terms
  const seesDebts = may(role, 'debts')
  const today = sellerDay(ctx.now())
  const entities = await readEntities(ctx, actor, { companyId: id })
  const [contracts, priceTypes, assigned, sellers] = [
    seesDebts ? await listDeskContracts(ctx, id) : [],
    await listPriceTypes(ctx),
    await listAssigned(ctx, { companyId: id, today }),
    await listSellers(ctx),
  ]
  return {
    ...customer,
    version,
    priceTypeId,
    terms: seesDebts ? { creditSum, deferralDays } : null,
    legalEntities: entities.map(({ contracts: _, ...entity }) => entity),
    contracts,
    blocked: await listBlocked(ctx, id),
    assigned: assigned.map(({ substituteId, substitute, ...one }) => ({ ...one, substitute: substituteId === null ? null : substitute })),
    priceTypes: priceTypes.map(({ id: typeId, name }) => ({ id: typeId, name: inLanguage(name, actor.language) })),
    managersToChoose: sellers,
  }
}
