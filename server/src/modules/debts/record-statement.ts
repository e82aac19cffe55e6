import type { AccountingStatement } from '@vitrina/contract/debts/debts'
import type { Context } from '#platform/context'
import { findDebts, insertOpeningBalance } from './debts.queries.ts'
import { beyondDocuments } from './debts.rules.ts'

type StatementInput = AccountingStatement & { companyId: number; createdBy: number | null; today: string }

/**
 * Stores the books' figures beyond the store's own documents, so that the figures are the books' now and follow the documents
 * from here on. The company must be locked.
 */
export async function recordStatement(tx: Context, { companyId, createdBy, today, ...totals }: StatementInput): Promise<void> {
  const [own] = await findDebts(tx, { companyIds: [companyId], today })
  if (!own) throw new Error(`No company ${companyId} to keep a statement of`)
  const { source, asOf, overdueSince } = totals
  await insertOpeningBalance(tx, { companyId, source, asOf, overdueSince, createdBy, ...beyondDocuments(totals, own.documented) })
}
