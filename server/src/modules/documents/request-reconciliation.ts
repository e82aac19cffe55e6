import type { Document } from '@vitrina/contract/documents/documents'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sellerDay, formatDay } from '@vitrina/contract/days/days.rules'
import { buyerParty, lookOf, sellerParty } from './deal-of-order.ts'
import { nextNumber } from './documents.queries.ts'
import { issueDocument } from './issue-document.ts'
import { readDocument } from './list-documents.ts'
import type { ReconciliationForm } from './print-forms/print-form.ts'
import { balances } from './print-forms/reconciliation.rules.ts'
import { joined } from './print-forms/writing.rules.ts'
import { balanceBefore, findOwnEntity, listTurnover, type Turnover } from './reconciliation.queries.ts'
import { requireDocuments } from './require-documents.ts'

type ReconciliationInput = { legalEntityId: number; from: string; to: string }

const names: Record<string, string> = {
  upd: 'УПД',
  correction: 'Корректировочный документ',
  transfer: 'Платёжное поручение',
  cash: 'Оплата наличными',
  sbp: 'Оплата по СБП',
  card: 'Оплата картой',
  offset: 'Зачёт',
  refund: 'Возврат денег',
}

const rowOf = ({ date, kind, number, debit, credit }: Turnover): ReconciliationForm['rows'][number] => ({
  date,
  document: joined([names[kind] ?? kind, number && `№ ${number}`, `от ${formatDay(date)}`], ' '),
  debit,
  credit,
})

/** A reconciliation act: the opening balance, all turnovers of the period, the closing balance. */
export async function requestReconciliation(
  ctx: Context,
  actor: Actor,
  { legalEntityId, from, to }: ReconciliationInput,
): Promise<Document> {
  requireDocuments(actor)
  const companyId = actor.user?.companyId ?? 0
  const id = await inTransaction(ctx, async (tx) => {
    const own = await findOwnEntity(tx, { id: legalEntityId, companyId })
    if (!own) throw new AppError('legal-entity.not-found')
    const rows = (await listTurnover(tx, { legalEntityId, companyId, from, to })).map(rowOf)
    const form: ReconciliationForm = {
      kind: 'reconciliation',
      language: 'ru',
      number: await nextNumber(tx, 'reconciliation'),
      date: sellerDay(tx.now()),
      seller: sellerParty(actor.site.settings.seller),
      buyer: buyerParty({ ...own, phone: '' }),
      contract: null,
      period: { from, to },
      opening: await balanceBefore(tx, { legalEntityId, companyId, day: from }),
      rows,
      ...lookOf(actor.site.settings),
    }
    const totals = { sum: balances(form).closing, vat: 0, vatByRate: [] }
    const issued = await issueDocument(tx, form, { companyId, legalEntityId, contractId: null, periodFrom: from, periodTo: to, totals })
    return issued.id
  })
  return readDocument(ctx, actor, id)
}
