import type { Document, DocumentFilters, DocumentTotals } from '@vitrina/contract/documents/documents'
import { type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readDebt } from '#modules/debts/company-debt'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { type DocumentRow, listNearest, listRows, rowsById, rowsOfOrder } from './reading.queries.ts'
import { requireDocuments } from './require-documents.ts'
import { showDocument } from './show-document.ts'

type DocumentQuery = DocumentFilters & { page: number; size: number }

const companyOf = ({ user }: Actor): number => user?.companyId ?? 0

function showAll(ctx: Context, actor: Actor, rows: readonly DocumentRow[]): Promise<Document[]> {
  const today = sellerDay(ctx.now())
  return Promise.all(rows.map((row) => showDocument(ctx, actor, row, today)))
}

/** Documents of the company, newest first. */
export async function listDocuments(
  ctx: Context,
  actor: Actor,
  { page, size, ...filters }: DocumentQuery,
): Promise<{ items: Document[]; meta: PageMeta }> {
  requireDocuments(actor)
  const { rows, total } = await listRows(ctx, { companyId: companyOf(actor), filters, today: sellerDay(ctx.now()), page, size })
  return { items: await showAll(ctx, actor, rows), meta: pageMetaOf({ page, size, total }) }
}

/** Documents of an order; whether the reader may see the order is the caller's business. */
export async function documentsOfOrder(ctx: Context, actor: Actor, orderId: number): Promise<Document[]> {
  requireDocuments(actor)
  return showAll(ctx, actor, await rowsOfOrder(ctx, orderId))
}

/** The same for the seller's staff, who also see the documents hidden from buyers. */
export const allDocumentsOfOrder = async (ctx: Context, actor: Actor, orderId: number): Promise<Document[]> =>
  showAll(ctx, actor, await rowsOfOrder(ctx, orderId))

/** The company's own documents under these numbers: all of them, or not found. */
export async function requireOwn(ctx: Context, actor: Actor, ids: readonly number[]): Promise<DocumentRow[]> {
  requireDocuments(actor)
  const uniqueIds = [...new Set(ids)]
  const rows = await rowsById(ctx, { companyId: companyOf(actor), ids: uniqueIds })
  if (rows.length < uniqueIds.length) throw new AppError('document.not-found')
  return rows
}

export async function readDocument(ctx: Context, actor: Actor, id: number): Promise<Document> {
  const [document] = await showAll(ctx, actor, await requireOwn(ctx, actor, [id]))
  if (!document) throw new AppError('document.not-found')
  return document
}

/** The sums to pay and overdue, and the nearest due days. */
export async function totalDocuments(ctx: Context, actor: Actor): Promise<DocumentTotals> {
  requireDocuments(actor)
  const query = { companyId: companyOf(actor), today: sellerDay(ctx.now()) }
  const { receivables: open, overdue, statement } = await readDebt(ctx, query)
  return { open, overdue, statement, nearest: await listNearest(ctx, query) }
}
