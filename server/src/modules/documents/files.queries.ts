import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { sqlList } from '#platform/database/sql-list'
import { queryRows } from '#platform/database/rows'
import { overdueNoticeRoles } from '@vitrina/contract/roles/roles.rules'
import { and, eq, inArray, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { documentFiles, documents } from '#tables/documents'
import type { PrintFormat } from './print-forms/print-form.ts'

type FileQuery = { id: number; format: PrintFormat }

export async function findFileKey({ db }: Context, { id, format }: FileQuery): Promise<string | undefined> {
  const [row] = await db
    .select({ key: documentFiles.fileKey })
    .from(documentFiles)
    .where(and(eq(documentFiles.documentId, id), eq(documentFiles.format, format)))
  return row?.key
}

/** False: another was faster. */
export async function insertFile({ db }: Context, { id, format, key }: FileQuery & { key: string }): Promise<boolean> {
  const made = await db
    .insert(documentFiles)
    .values({ documentId: id, format, fileKey: key })
    .onConflictDoNothing()
    .returning({ format: documentFiles.format })
  return made.length > 0
}

export async function findSnapshot({ db }: Context, id: number) {
  const { companyId, snapshot } = documents
  const [row] = await db.select({ companyId, snapshot }).from(documents).where(eq(documents.id, id))
  return row
}

/** Papers that go with goods, in the order of the shipments; of the orders those belong to. */
export async function listShipmentSnapshots(
  { db }: Context,
  { shipmentIds, orderIds }: Record<'shipmentIds' | 'orderIds', readonly number[]>,
) {
  const { shipmentId, orderId, type, snapshot } = documents
  return db
    .select({ snapshot })
    .from(documents)
    .where(and(inArray(orderId, [...orderIds]), inArray(shipmentId, [...shipmentIds]), inArray(type, ['upd', 'waybill'])))
    .orderBy(shipmentId, type, documents.id)
}

export type Overdue = {
  id: number
  number: string
  date: string
  due_on: string
  open: number
  company_id: number
  company: string
  order: string
  origin: string
  site_name: Record<string, string> & { ru: string }
  readers: number[]
}

/** Recently overdue invoices with their recipients: the author of the order, the owners and the accountants of the company. */
export async function listOverdue({ db }: Context, { today, since }: { today: string; since: string }): Promise<Overdue[]> {
  const rows = await queryRows<Overdue>(
    db,
    {
      id: 'number',
      number: 'text',
      date: 'text',
      due_on: 'text',
      open: 'number',
      company_id: 'number',
      company: 'text',
      order: 'text',
      origin: 'text',
      site_name: 'json',
      readers: 'json',
    },
    sql`
    select d.id, d.number, d.date::text as date, d.due_on::text as due_on, (d.sum - d.paid_sum) as open, d.company_id, c.name as company,
      o.number as "order", o.origin, s.name as site_name,
      array(select o.created_by where o.created_by is not null union
        select m.user_id from company_members m where m.company_id = d.company_id and m.role in (${sqlList(overdueNoticeRoles)})) as readers
    from documents d join orders o on o.id = d.order_id join companies c on c.id = d.company_id join sites s on s.id = o.site_id
    where d.type = 'invoice' and d.state in (${sqlList(openInvoiceStates)}) and d.due_on < ${today}::date and d.due_on >= ${since}::date
    order by d.id`,
  )
  return rows
}
