import type { CompanyState } from '@vitrina/contract/companies/companies'
import type { Context } from '#platform/context'
import { updateState } from './companies.queries.ts'

/** Writes the seller's decision on a company, which must be locked. */
export async function setCompanyState(tx: Context, decided: { id: number; state: CompanyState; rejection: string }): Promise<void> {
  await updateState(tx, decided)
}
