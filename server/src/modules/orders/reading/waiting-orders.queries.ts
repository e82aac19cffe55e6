import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { type SQL, sql } from '#platform/database/drizzle'
import { sqlList } from '#platform/database/sql-list'

type Waiting = {
  companyId: number
  /** Whether the person approves orders of colleagues. */
  approves: boolean
  /** Whether the person pays for the company. */
  pays: boolean
  most: number
}

/**
 * Orders of a company that wait for one of its people: to be approved, then to be paid by their due day, then to be picked up.
 * Each kind is found by an index among open things alone, so that the cost does not grow with the history.
 */
export const waitingPage = ({ companyId, approves, pays, most }: Waiting): SQL => sql`
  select w.id, row_number() over (order by min(w.urgency), min(w.due_on) nulls last, w.id) as place from (
    (select o.id, 0 as urgency, null::date as due_on from orders o
      where ${approves} and o.company_id = ${companyId} and o.state = 'approval_pending' order by o.id desc limit ${most})
    union all
    (select d.order_id, 1, d.due_on from documents d
      where ${pays} and d.company_id = ${companyId} and d.type = 'invoice' and d.state in (${sqlList(openInvoiceStates)}) and d.order_id is not null
      order by d.due_on limit ${most})
    union all
    (select o.id, 2, null from orders o
      where o.company_id = ${companyId} and o.state in ('confirmed', 'in_progress')
        and exists (select from shipments s where s.order_id = o.id and s.state = 'ready_for_pickup')
      order by o.id desc limit ${most})
  ) w group by w.id order by place limit ${most}`
