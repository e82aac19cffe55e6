import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

/** Everything outside the cart an order depends on; choices of other companies are missing. */
export type OrderTerms = {
  state: 'pending' | 'approved' | 'rejected' | 'inactive' | 'deleted'
  /** The reason a stopped company was given. */
  rejection: string
  approval_from: number | null
  credit_sum: number
  deferral_days: number
  manager_id: number | null
  entity: { id: number; name: string } | null
  contract: { id: number; number: string; deferral_days: number; credit_limit: number } | null
  warehouse: { id: number } | null
  address: { id: number; address: string } | null
}

type TermsQuery = {
  companyId: number
  legalEntityId: number
  contractId: number | null
  warehouseId: number | null
  deliveryAddressId: number | null
  today: string
  /** Two orders on credit at once must not both see the same free limit. */
  isOnCredit: boolean
}

export async function findOrderTerms({ db }: Context, query: TermsQuery): Promise<OrderTerms | undefined> {
  if (query.isOnCredit) await db.execute(sql`select from companies where id = ${query.companyId} for no key update`)
  const rows = await queryRows<OrderTerms>(
    db,
    {
      state: 'text',
      rejection: 'text',
      approval_from: 'number?',
      credit_sum: 'number',
      deferral_days: 'number',
      manager_id: 'number?',
      entity: 'json?',
      contract: 'json?',
      warehouse: 'json?',
      address: 'json?',
    },
    sql`
    select c.state, c.rejection, c.approval_from, c.credit_sum, c.deferral_days,
      (select m.manager_id from company_managers m where m.company_id = c.id and m.kind = 'sales' order by m.is_main desc limit 1) as manager_id,
      (select json_build_object('id', e.id, 'name', e.short_name) from legal_entities e
        where e.id = ${query.legalEntityId} and e.company_id = c.id) as entity,
      (select json_build_object('id', k.id, 'number', k.number, 'deferral_days', k.deferral_days, 'credit_limit', k.credit_limit)
        from contracts k join legal_entities e on e.id = k.legal_entity_id
        where k.id = ${query.contractId}::int and k.legal_entity_id = ${query.legalEntityId} and e.company_id = c.id and k.is_active
          and k.signed_on <= ${query.today}::date and (k.valid_to is null or k.valid_to >= ${query.today}::date)) as contract,
      (select json_build_object('id', w.id) from warehouses w where w.id = ${query.warehouseId}::int and w.is_pickup_point
        and w.is_active) as warehouse,
      (select json_build_object('id', a.id, 'address', a.address) from delivery_addresses a
        where a.id = ${query.deliveryAddressId}::int and a.company_id = c.id and a.is_active) as address
    from companies c where c.id = ${query.companyId}`,
  )
  return rows[0]
}
