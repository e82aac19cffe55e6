import type { Document } from '@vitrina/contract/documents/documents'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { buyerParty, lookOf, sellerParty } from './deal-of-order.ts'
import { nextNumber } from './documents.queries.ts'
import { issueDocument } from './issue-document.ts'
import { readDocument } from './list-documents.ts'
import type { ReconciliationForm } from './print-forms/print-form.ts'
import { balances } from './print-forms/reconciliation.rules.ts'
import { readTurnover } from './read-turnover.ts'
import { requireDocuments } from './require-documents.ts'

type ReconciliationInput = { legalEntityId: number; from: string; to: string }

/** A reconciliation act: the opening balance, all turnovers of the period, the closing balance. */
export async function requestReconciliation(
  ctx: Context,
  actor: Actor,
  { legalEntityId, from, to }: ReconciliationInput,
): Promise<Document> {
  requireDocuments(actor)
  const companyId = actor.user?.companyId ?? 0
  const id = await inTransaction(ctx, async (tx) => {
    const { own, rows, opening } = await readTurnover(tx, { legalEntityId, companyId, from, to })
    const form: ReconciliationForm = {
      kind: 'reconciliation',
      language: 'ru',
      number: await nextNumber(tx, 'reconciliation'),
      date: sellerDay(tx.now()),
      seller: sellerParty(actor.site.settings.seller),
      buyer: buyerParty({ ...own, phone: '' }),
      contract: null,
      period: { from, to },
      opening,
      rows: rows.map(({ isGoods: _, ...row }) => row),
      ...lookOf(actor.site.settings),
    }
    const totals = { sum: balances(form).closing, vat: 0, vatByRate: [] }
    const issued = await issueDocument(tx, form, { companyId, legalEntityId, contractId: null, periodFrom: from, periodTo: to, totals })
    return issued.id
  })
  return readDocument(ctx, actor, id)
}
