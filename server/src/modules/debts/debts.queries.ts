import { sqlList } from '#platform/database/sql-list'
import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { openingBalances } from '#tables/debts'
import type { Documented, Statement } from './debts.rules.ts'

export type Found = { companyId: number; limit: number; documented: Documented; statement: Statement | null }

/** Goods have left: the open part of their invoice is a loan, whatever the payment method. */
const HAS_LEFT = sql`o.shipping_state in ('partially_shipped', 'shipped', 'delivered', 'issued')`

/**
 * Debts and advances of companies on a day, in one statement for any number of them: open invoices, free money of payments,
 * orders on credit that have no invoice yet, and the newest statement of the accounting system.
 */
export async function findDebts(
  { db }: Context,
  { companyIds, today }: { companyIds: readonly number[]; today: string },
): Promise<Found[]> {
  const rows = await queryRows<Found>(
    db,
    { companyId: 'number', limit: 'number', documented: 'json', statement: 'json?' },
    sql`
    select c.id as "companyId",
      coalesce(nullif(k.credit_limit, 0), c.credit_sum) as "limit",
      json_build_object('receivables', i.open, 'overdue', i.overdue, 'overdueSince', i.overdue_since, 'advance', a.free,
        'onCredit', i.on_credit + n.uninvoiced) as documented,
      case when b.id is null then null else json_build_object('source', b.source, 'asOf', b.as_of, 'receivables', b.receivables,
        'overdue', b.overdue, 'overdueSince', b.overdue_since, 'advance', b.advance) end as statement
    from companies c
    cross join lateral (
      select coalesce(sum(d.sum - d.paid_sum), 0) as open,
        coalesce(sum(d.sum - d.paid_sum) filter (where d.due_on < ${today}::date), 0) as overdue,
        min(d.due_on) filter (where d.due_on < ${today}::date) as overdue_since,
        coalesce(sum(d.sum - d.paid_sum) filter (where o.id is null or o.payment_method = 'deferred' or ${HAS_LEFT}), 0) as on_credit
      from documents d left join orders o on o.id = d.order_id
      where d.company_id = c.id and d.type = 'invoice' and d.state in (${sqlList(openInvoiceStates)})
    ) i
    cross join lateral (
      select coalesce(sum(greatest(payment_free(p), 0)), 0) as free from payments p
      where p.company_id = c.id and p.direction = 'in' and p.state in ('paid', 'partially_refunded') and p.allocated_sum < p.sum
    ) a
    cross join lateral (
      select coalesce(sum(greatest(o.total - (
        select coalesce(sum(d.sum), 0) from documents d where d.order_id = o.id and d.type = 'invoice' and d.state <> 'cancelled'), 0)), 0) as uninvoiced
      from orders o where o.company_id = c.id and o.payment_method = 'deferred' and o.paid_sum < o.total and o.external_id is null
        and o.state not in ('cancelled', 'declined', 'rejected')
    ) n
    left join lateral (
      select k.credit_limit from contracts k join legal_entities e on e.id = k.legal_entity_id
      where e.id = (select m.id from legal_entities m where m.company_id = c.id order by m.is_main desc, m.id limit 1)
        and k.is_active and k.signed_on <= ${today}::date and (k.valid_to is null or k.valid_to >= ${today}::date)
      order by k.signed_on desc, k.id desc limit 1
    ) k on true
    left join lateral (
      select * from opening_balances b where b.company_id = c.id and b.as_of <= ${today}::date order by b.as_of desc, b.id desc limit 1
    ) b on true
    where c.id = any(${sql.param([...companyIds])}::int[])`,
  )
  return rows
}

export const insertOpeningBalance = ({ db }: Context, balance: typeof openingBalances.$inferInsert) =>
  db.insert(openingBalances).values(balance)
