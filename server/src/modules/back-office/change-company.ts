import * as z from 'zod'
import { type ContractFields, type DeskCompany, deskCompany } from '@vitrina/contract/back-office/company-desk'
import type { managerKinds } from '@vitrina/contract/companies/companies'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { addContract, changeContract, changeTerms, priceTypeOfContract } from '#modules/companies/change-terms'
import { staffTextsIn } from '#texts/staff'
import { listPriceTypes, replaceManagers } from './company-desk.queries.ts'
import { lockCustomer } from './customers.queries.ts'
import { staffScopeOf, type Staff } from './list-customers.ts'
import { readDeskCompany } from './read-desk-company.ts'

type Seen = { id: number; version: number }
type Change = { type: string; entity?: string; entityId?: number; diff: Record<string, unknown> }

/** One change of a company the person may see, of the version they saw; what it was and is goes into the journal. */
async function changeCompany(
  ctx: Context,
  actor: Staff,
  { id, version }: Seen,
  work: (tx: Context, before: DeskCompany) => Promise<Change>,
): Promise<DeskCompany> {
  return inTransaction(ctx, async (tx) => {
    if (!(await lockCustomer(tx, { id, ...staffScopeOf(actor) }))) throw new AppError('company.not-found')
    const before = await readDeskCompany(tx, actor, id)
    if (before.version !== version) throw new AppError('company.changed', { current: z.encode(deskCompany, before) })
    const { type, entity = 'company', entityId = id, diff } = await work(tx, before)
    await recordEvent(tx, actor, { type, entity, entityId, companyId: id, diff })
    // A manager who has handed the company over sees it this once more.
    return readDeskCompany(tx, actor, id, { staffId: actor.user.id, seesAll: true })
  })
}

export const setTerms = (
  ctx: Context,
  actor: Staff,
  { creditSum, deferralDays, ...seen }: Seen & { creditSum: number; deferralDays: number },
) =>
  changeCompany(ctx, actor, seen, async (tx, { terms }) => {
    await changeTerms(tx, { id: seen.id, creditSum, deferralDays })
    return { type: 'company.terms-changed', diff: { before: terms, after: { creditSum, deferralDays } } }
  })

const nameOfType = ({ priceTypes }: DeskCompany, id: number | null) => priceTypes.find((one) => one.id === id)?.name ?? null

async function requirePriceType(tx: Context, id: number | null): Promise<void> {
  if (id !== null && !(await listPriceTypes(tx)).some((one) => one.id === id)) throw new AppError('price-type.not-found')
}

export const setPriceType = (ctx: Context, actor: Staff, { priceTypeId, ...seen }: Seen & { priceTypeId: number }) =>
  changeCompany(ctx, actor, seen, async (tx, company) => {
    await requirePriceType(tx, priceTypeId)
    await changeTerms(tx, { id: seen.id, priceTypeId })
    return {
      type: 'company.price-type-changed',
      diff: { before: { priceType: nameOfType(company, company.priceTypeId) }, after: { priceType: nameOfType(company, priceTypeId) } },
    }
  })

type Assigned = { managerId: number; kind: (typeof managerKinds)[number]; isMain: boolean }

const isSamePlace = (one: Assigned, other: Assigned) => one.managerId === other.managerId && one.kind === other.kind

export const setManagers = (ctx: Context, actor: Staff, { managers, ...seen }: Seen & { managers: readonly Assigned[] }) =>
  changeCompany(ctx, actor, seen, async (tx, { assigned, managersToChoose }) => {
    // Twice the same person in one place is one.
    const wanted = managers.filter((one, place) => managers.findIndex((other) => isSamePlace(one, other)) === place)
    const known = new Map(
      [...assigned.map(({ managerId, name }) => ({ id: managerId, name })), ...managersToChoose].map(({ id, name }) => [id, name]),
    )
    if (wanted.some(({ managerId }) => !known.has(managerId))) throw new AppError('staff.not-found')
    await replaceManagers(tx, { companyId: seen.id, managers: wanted, post: staffTextsIn('ru').roles.manager })
    await changeTerms(tx, { id: seen.id })
    const before = assigned.map(({ name }) => name)
    return {
      type: 'company.managers-changed',
      diff: { before: { managers: before }, after: { managers: wanted.map(({ managerId }) => known.get(managerId)) } },
    }
  })

export const setActive = (ctx: Context, actor: Staff, { isActive, reason, ...seen }: Seen & { isActive: boolean; reason: string }) =>
  changeCompany(ctx, actor, seen, async (tx, { state }) => {
    const [from, to] = isActive ? (['inactive', 'approved'] as const) : (['approved', 'inactive'] as const)
    if (state !== from) throw new AppError('company.decided')
    await changeTerms(tx, { id: seen.id, state: to, rejection: isActive ? '' : reason })
    return {
      type: isActive ? 'company.resumed' : 'company.stopped',
      diff: { before: { state: from }, after: { state: to, ...(reason && { reason }) } },
    }
  })

function checkDays({ signedOn, validTo }: ContractFields): void {
  if (validTo !== null && validTo < signedOn) throw new AppError('contract.wrong-days')
}

/** In words: ids mean nothing in a journal. */
const toldContract = (company: DeskCompany, { legalEntityId, priceTypeId, ...fields }: ContractFields) => ({
  ...fields,
  legalEntity: company.legalEntities.find(({ id }) => id === legalEntityId)?.shortName ?? legalEntityId,
  priceType: nameOfType(company, priceTypeId),
})

export const addCompanyContract = (ctx: Context, actor: Staff, { fields, ...seen }: Seen & { fields: ContractFields }) =>
  changeCompany(ctx, actor, seen, async (tx, company) => {
    checkDays(fields)
    if (fields.priceTypeId !== null && !may(actor.user.role, 'prices.terms')) throw new AppError('access.denied')
    await requirePriceType(tx, fields.priceTypeId)
    const entityId = await addContract(tx, { companyId: seen.id, fields })
    await changeTerms(tx, { id: seen.id })
    return { type: 'contract.added', entity: 'contract', entityId, diff: { after: toldContract(company, fields) } }
  })

export const changeCompanyContract = (
  ctx: Context,
  actor: Staff,
  { fields, contractId, ...seen }: Seen & { fields: ContractFields; contractId: number },
) =>
  changeCompany(ctx, actor, seen, async (tx, company) => {
    checkDays(fields)
    const former = await priceTypeOfContract(tx, { companyId: seen.id, id: contractId })
    if (fields.priceTypeId !== former && !may(actor.user.role, 'prices.terms')) throw new AppError('access.denied')
    await requirePriceType(tx, fields.priceTypeId)
    const before = await changeContract(tx, { id: contractId, companyId: seen.id, fields })
    await changeTerms(tx, { id: seen.id })
    return {
      type: 'contract.changed',
      entity: 'contract',
      entityId: contractId,
      diff: { before: toldContract(company, before), after: toldContract(company, fields) },
    }
  })
