import type { Context } from '#platform/context'
import { insertDocument } from './documents.queries.ts'
import { scheduleFiles } from './schedule-jobs.ts'
import type { PrintForm, PrintFormTotals } from './print-forms/print-form.ts'

export type Issued = { id: number; number: string }

type Issuable = Exclude<PrintForm, { kind: 'order' | 'specification' }>

type About = {
  companyId: number
  legalEntityId: number
  contractId: number | null
  orderId?: number
  shipmentId?: number
  returnId?: number
  correctsId?: number | null
  dueOn?: string | null
  validUntil?: string | null
  periodFrom?: string
  periodTo?: string
  totals: PrintFormTotals
}

/** Writes a document down with all it shows; its files are made from that by a job. An invoice waits for money, others are posted at once. */
export async function issueDocument(tx: Context, form: Issuable, { totals, ...about }: About): Promise<Issued> {
  const issued = await insertDocument(tx, {
    ...about,
    type: form.kind,
    number: form.number,
    date: form.date,
    sum: totals.sum,
    vat: totals.vat,
    vatByRate: totals.vatByRate,
    state: form.kind === 'invoice' ? 'awaiting' : 'posted',
    snapshot: form,
    postedAt: tx.now(),
    createdAt: tx.now(),
  })
  await scheduleFiles(tx, issued.id)
  return issued
}
