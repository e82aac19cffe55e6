import type { Document } from '@vitrina/contract/documents'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { moscowDay } from '#modules/prices/vat.rules'
import { buyerParty, sellerParty } from './deal-of-order.ts'
import { nextNumber } from './documents.queries.ts'
import { issuePaper } from './issue-paper.ts'
import { readDocument } from './list-documents.ts'
import type { ReconciliationPaper } from './papers/paper.ts'
import { balances } from './papers/reconciliation.rules.ts'
import { dayText, joined } from './papers/writing.rules.ts'
import { balanceBefore, findOwnEntity, listTurnover, type Turnover } from './reconciliation.queries.ts'
import { requireDocuments } from './require-documents.ts'

type Asked = { legalEntityId: number; from: string; to: string }

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

const rowOf = ({ date, kind, number, debit, credit }: Turnover): ReconciliationPaper['rows'][number] => ({
  date,
  document: joined([names[kind] ?? kind, number && `№ ${number}`, `от ${dayText(date)}`], ' '),
  debit,
  credit,
})

/** A reconciliation act: the opening balance, all turnovers of the period, the closing balance. */
export async function requestReconciliation(ctx: Context, actor: Actor, { legalEntityId, from, to }: Asked): Promise<Document> {
  requireDocuments(actor)
  const companyId = actor.user?.companyId ?? 0
  const id = await inTransaction(ctx, async (tx) => {
    const own = await findOwnEntity(tx, { id: legalEntityId, companyId })
    if (!own) throw new AppError('legal-entity.not-found')
    const rows = (await listTurnover(tx, { legalEntityId, companyId, from, to })).map(rowOf)
    const paper: ReconciliationPaper = {
      kind: 'reconciliation',
      language: 'ru',
      number: await nextNumber(tx, 'reconciliation'),
      date: moscowDay(tx.now()),
      seller: sellerParty(actor.site.settings.seller),
      buyer: buyerParty({ ...own, phone: '' }),
      contract: null,
      period: { from, to },
      opening: await balanceBefore(tx, { legalEntityId, companyId, day: from }),
      rows,
    }
    const totals = { sum: balances(paper).closing, vat: 0, vatByRate: [] }
    const issued = await issuePaper(tx, paper, { companyId, legalEntityId, contractId: null, periodFrom: from, periodTo: to, totals })
    return issued.id
  })
  return readDocument(ctx, actor, id)
}
