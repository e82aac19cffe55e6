import type { AccountingStatement } from '@vitrina/contract/debts'
import type { Context } from '#platform/context'
import { findDebts, insertOpeningBalance } from './debts.queries.ts'
import { beyondDocuments } from './debts.rules.ts'

type Told = AccountingStatement & { companyId: number; createdBy: number | null; today: string }

/**
 * Stores the books' figures beyond the store's own documents, so that the figures are the books' now and follow the documents
 * from here on. The company must be locked.
 */
export async function recordStatement(tx: Context, { companyId, createdBy, today, ...told }: Told): Promise<void> {
  const [own] = await findDebts(tx, { companyIds: [companyId], today })
  if (!own) throw new Error(`No company ${companyId} to keep a statement of`)
  const { source, asOf, overdueSince } = told
  await insertOpeningBalance(tx, { companyId, source, asOf, overdueSince, createdBy, ...beyondDocuments(told, own.documented) })
}
