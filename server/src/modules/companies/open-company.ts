import type { Context } from '#platform/context'
import { updateUser } from '#modules/users/update-user'
import { findFirstPriceType, insertCompany } from './companies.queries.ts'
import { insertEntity } from './requisites.queries.ts'

type Opened = Omit<Parameters<typeof insertCompany>[1], 'priceTypeId' | 'role'> & {
  /** Makes it the owner's active company. */
  isActive: boolean
}

/** A new company and its owner, at the default price type until another is agreed. Its requisites follow. */
export async function openCompany(tx: Context, { isActive, ...company }: Opened): Promise<number> {
  const companyId = await insertCompany(tx, { ...company, priceTypeId: await findFirstPriceType(tx), role: 'owner' })
  if (isActive) await updateUser(tx, company.ownerId, { activeCompanyId: companyId })
  return companyId
}

/** The legal entity a new company begins with. */
export const insertMainEntity = (tx: Context, entity: Omit<Parameters<typeof insertEntity>[1], 'isMain'>): Promise<number> =>
  insertEntity(tx, { ...entity, isMain: true })
