import type { ContractFields } from '@vitrina/contract/back-office/company-desk'
import type { CompanyState } from '@vitrina/contract/companies/companies'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findContract, insertContract, isEntityOf, updateContract, updateTerms } from './terms.queries.ts'

type Terms = { creditSum?: number; deferralDays?: number; priceTypeId?: number; state?: CompanyState; rejection?: string }

/** Writes terms of a company, which must be locked, and counts the change; without terms only counts it. */
export async function changeTerms(tx: Context, { id, ...terms }: Terms & { id: number }): Promise<void> {
  await updateTerms(tx, { id, terms })
}

type OfCompany = { companyId: number; fields: ContractFields }

async function requireEntity(tx: Context, { companyId, fields }: OfCompany): Promise<void> {
  if (!(await isEntityOf(tx, { companyId, id: fields.legalEntityId }))) throw new AppError('legal-entity.not-found')
}

/** A contract of one of the company's legal entities. */
export async function addContract(tx: Context, given: OfCompany): Promise<number> {
  await requireEntity(tx, given)
  return insertContract(tx, given.fields)
}

/** Answers with the contract as it was; another company's looks missing. */
export async function changeContract(tx: Context, { id, ...given }: OfCompany & { id: number }): Promise<ContractFields> {
  const before = await findContract(tx, { companyId: given.companyId, id })
  if (!before) throw new AppError('contract.not-found')
  await requireEntity(tx, given)
  await updateContract(tx, id, given.fields)
  const { id: _, ...fields } = before
  return fields
}

/** The price type a contract names; null where it names none or is not there. */
export const priceTypeOfContract = async (tx: Context, contract: { companyId: number; id: number }): Promise<number | null> =>
  (await findContract(tx, contract))?.priceTypeId ?? null
