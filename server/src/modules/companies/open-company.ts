import type { Context } from '#platform/context'
import { findFirstPriceType, insertCompany, setActiveCompany } from './companies.queries.ts'

type Opened = Omit<Parameters<typeof insertCompany>[1], 'priceTypeId' | 'role'> & {
  /** From now on he acts for it. */
  isActive: boolean
}

/** A new company and its owner, at the prices everybody pays until somebody agrees otherwise. Its requisites follow. */
export async function openCompany(tx: Context, { isActive, ...company }: Opened): Promise<number> {
  const companyId = await insertCompany(tx, { ...company, priceTypeId: await findFirstPriceType(tx), role: 'owner' })
  if (isActive) await setActiveCompany(tx, { userId: company.ownerId, companyId })
  return companyId
}
