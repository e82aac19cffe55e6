import { sellerDayOf } from '#platform/database/seller-day'
import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import type { DealFacts } from './deal.queries.ts'

export async function findCompanyName({ db }: Context, id: number): Promise<string> {
  const rows = await queryRows<{ name: string }>(db, { name: 'text' }, sql`select name from companies where id = ${id}`)
  return rows[0]?.name ?? ''
}

export type EntityOfCompany = Pick<DealFacts, 'entity' | 'bank'>

/** A legal entity of the company itself. */
export async function findOwnEntity(
  { db }: Context,
  { id, companyId }: { id: number; companyId: number },
): Promise<EntityOfCompany | undefined> {
  const rows = await queryRows<EntityOfCompany>(
    db,
    { entity: 'json', bank: 'json?' },
    sql`
    select json_build_object('type', e.type, 'name', e.short_name, 'inn', e.inn, 'kpp', e.kpp, 'ogrn', e.ogrn, 'okpo', e.okpo,
        'address', e.legal_address, 'headPost', e.head_post, 'headName', e.head_name) as entity,
      (select json_build_object('bik', b.bik, 'bankName', b.bank_name, 'correspondentAccount', b.correspondent_account, 'account', b.account)
        from bank_accounts b where b.legal_entity_id = e.id order by b.is_default desc, b.id limit 1) as bank
    from legal_entities e where e.id = ${id} and e.company_id = ${companyId}`,
  )
  return rows[0]
}

/** The legal entity that holds unallocated money of a payment: the one it was paid for, the payer, or the main one. */
const HOLDER = sql`coalesce(
  (select d.legal_entity_id from documents d where d.id = p.document_id),
  (select e.id from legal_entities e where e.company_id = p.company_id and e.inn = nullif(p.payer_inn, '') limit 1),
  (select e.id from legal_entities e where e.company_id = p.company_id order by e.is_main desc, e.id limit 1))`

type EntityQuery = { legalEntityId: number; companyId: number }

/**
 * All changes of a legal entity's debt: goods that left, goods that came back, money that came and went. What a return is
 * set off against is no money: its correcting document counts.
 */
const turnover = ({ legalEntityId, companyId }: EntityQuery) => sql`
  select d.date, d.id, d.type as kind, d.number, case when d.type = 'upd' then d.sum else 0 end as debit,
    case when d.type = 'correction' then d.sum else 0 end as credit
  from documents d where d.company_id = ${companyId} and d.legal_entity_id = ${legalEntityId} and d.type in ('upd', 'correction')
  union all
  select ${sellerDayOf(sql`p.received_at`)}, p.id, p.method, p.bank_document, 0, own.sum
  from payments p cross join lateral (
    select coalesce(sum(a.sum) filter (where d.legal_entity_id = ${legalEntityId}), 0)
      + case when ${HOLDER} = ${legalEntityId} then p.sum - coalesce(sum(a.sum), 0) else 0 end as sum
    from payment_allocations a join documents d on d.id = a.document_id where a.payment_id = p.id
  ) own
  where p.company_id = ${companyId} and p.direction = 'in' and p.state in ('paid', 'partially_refunded', 'refunded')
    and p.received_at is not null and p.return_id is null and own.sum <> 0
  union all
  select ${sellerDayOf(sql`coalesce(r.received_at, r.created_at)`)}, r.id, 'refund', r.bank_document, r.sum, 0
  from payments r join payments p on p.id = r.refund_of
  where r.company_id = ${companyId} and r.direction = 'refund' and r.state = 'paid' and ${legalEntityId} = coalesce(
    (select o.legal_entity_id from return_requests q join orders o on o.id = q.order_id where q.id = r.return_id), ${HOLDER})`

export type Turnover = { date: string; kind: string; number: string; debit: number; credit: number }

/** Turnovers of a period, in the order of the days. */
export async function listTurnover(
  { db }: Context,
  { from, to, ...entityQuery }: EntityQuery & { from: string; to: string },
): Promise<Turnover[]> {
  const rows = await queryRows<Turnover>(
    db,
    { date: 'text', kind: 'text', number: 'text', debit: 'number', credit: 'number' },
    sql`
    select t.date::text as date, t.kind, t.number, t.debit, t.credit from (${turnover(entityQuery)}) t
    where t.date between ${from}::date and ${to}::date order by t.date, t.credit, t.id`,
  )
  return rows
}

/** The balance as a day began; negative: the seller owes. */
export async function balanceBefore({ db }: Context, { day, ...entityQuery }: EntityQuery & { day: string }): Promise<number> {
  const rows = await queryRows<{ balance: number }>(
    db,
    { balance: 'number' },
    sql`
    select coalesce(sum(t.debit - t.credit), 0) as balance from (${turnover(entityQuery)}) t where t.date < ${day}::date`,
  )
  return rows[0]?.balance ?? 0
}
