import { canPay } from '@vitrina/contract/roles/roles.rules'
import type { Document } from '@vitrina/contract/documents/documents'
import { isPaidInStore } from '@vitrina/contract/payments/payments.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { signedPath } from '#platform/files/signed-paths'
import { workingState } from './document-state.rules.ts'
import type { DocumentRow } from './reading.queries.ts'

const filePath = (ctx: Context, id: number, format: 'pdf' | 'xlsx'): Promise<string> => signedPath(ctx, `/files/document/${id}/${format}`)

/** A document as this reader sees it today. */
export async function showDocument(ctx: Context, { user, site }: Actor, row: DocumentRow, today: string): Promise<Document> {
  const { state, openSum, overdueDays } = workingState({ state: row.state, sum: row.sum, paidSum: row.paid_sum, dueOn: row.due_on }, today)
  const mayPay = user?.companyId === row.company_id && canPay(user.companyRole)
  return {
    id: row.id,
    type: row.type,
    number: row.number,
    date: row.date,
    order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
    legalEntity: row.legal_entity,
    sum: row.sum,
    vat: row.vat,
    paidSum: row.paid_sum,
    openSum,
    state,
    dueOn: row.due_on,
    overdueDays,
    files: [
      { format: 'pdf', path: await filePath(ctx, row.id, 'pdf') },
      { format: 'xlsx', path: await filePath(ctx, row.id, 'xlsx') },
    ],
    canPay: openSum > 0 && mayPay && isPaidInStore(site.settings),
  }
}
