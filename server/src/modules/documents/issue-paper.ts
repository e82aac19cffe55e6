import type { Context } from '#platform/context'
import { insertDocument } from './documents.queries.ts'
import { makeFilesLater } from './later.ts'
import type { Paper, PaperTotals } from './papers/paper.ts'

export type Issued = { id: number; number: string }

type Issuable = Exclude<Paper, { kind: 'order' }>

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
  totals: PaperTotals
}

/** Writes a paper down with all it shows; its files are made from that by a job. An invoice waits for money, others are posted at once. */
export async function issuePaper(tx: Context, paper: Issuable, { totals, ...about }: About): Promise<Issued> {
  const issued = await insertDocument(tx, {
    ...about,
    type: paper.kind,
    number: paper.number,
    date: paper.date,
    sum: totals.sum,
    vat: totals.vat,
    vatByRate: totals.vatByRate,
    state: paper.kind === 'invoice' ? 'awaiting' : 'posted',
    snapshot: paper,
    postedAt: tx.now(),
    createdAt: tx.now(),
  })
  await makeFilesLater(tx, issued.id)
  return issued
}
