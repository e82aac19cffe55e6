import { sql } from '#platform/database/drizzle'
import { shiftDay, startOfSellerDay } from '@vitrina/contract/days/days.rules'
import { fractionSql, lineSumSql, wholeSql } from '@vitrina/contract/prices/prices.sql'
import type { Period } from '@vitrina/contract/reports/periods.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sellerDayOf } from '#platform/database/seller-day'

const LINE_SUM = sql.raw(lineSumSql({ price: 'i.price', whole: wholeSql('i.amount'), fraction: fractionSql('i.amount') }))

export type LeftCart = {
  id: number
  person: string
  phone: string
  email: string
  companyId: number | null
  company: string
  manager: string
  lines: number
  sum: number
  leftAt: string
  leftOn: string
}

type CartsQuery = { period: Period; managerId?: number | undefined; companyId?: number | undefined }

/** Carts of buyers last changed on the days of a period, with goods still in them. */
const leftCarts = ({ period: { from, to }, managerId, companyId }: CartsQuery) => sql`
  select c.id, c.user_id, c.company_id, c.updated_at, ${sellerDayOf(sql`c.updated_at`)} as left_on, count(*) as lines,
    coalesce(sum(${LINE_SUM}), 0)::bigint as sum
  from carts c
  join users u on u.id = c.user_id and u.role = 'buyer' and u.state = 'active'
  join cart_items i on i.cart_id = c.id
  where c.user_id is not null and c.updated_at >= ${startOfSellerDay(from)}::timestamptz
    and c.updated_at < ${startOfSellerDay(shiftDay(to, 1))}::timestamptz
    ${companyId === undefined ? sql`` : sql`and c.company_id = ${companyId}`}
    ${
      managerId === undefined
        ? sql``
        : sql`and exists (select from company_managers m where m.company_id = c.company_id and m.manager_id = ${managerId} and m.kind = 'sales')`
    }
  group by c.id`

/** Whom to call first: the dearest on top. */
export const listLeftCarts = ({ db }: Context, query: CartsQuery & { limit: number }): Promise<LeftCart[]> =>
  queryRows<LeftCart>(
    db,
    {
      id: 'number',
      person: 'text',
      phone: 'text',
      email: 'text',
      companyId: 'number?',
      company: 'text',
      manager: 'text',
      lines: 'number',
      sum: 'number',
      leftAt: 'text',
      leftOn: 'text',
    },
    sql`
      select l.id, concat_ws(' ', nullif(u.last_name, ''), nullif(u.first_name, '')) as person, coalesce(u.phone, '') as phone,
        coalesce(u.email, '') as email, l.company_id as "companyId", coalesce(k.name, '') as company, coalesce(m.name, '') as manager, l.lines, l.sum,
        to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "leftAt", l.left_on::text as "leftOn"
      from (select * from (${leftCarts(query)}) l order by l.sum desc, l.id desc limit ${query.limit}) l
      join users u on u.id = l.user_id
      left join companies k on k.id = l.company_id
      left join lateral (
        select concat_ws(' ', nullif(s.last_name, ''), nullif(s.first_name, '')) as name from company_managers g join users s on s.id = g.manager_id
        where g.company_id = l.company_id and g.kind = 'sales' order by g.is_main desc, g.manager_id limit 1
      ) m on true
      order by l.sum desc, l.id desc`,
  )

export type CartDay = { day: string; count: number; sum: number }

/** How many were left on each day, and with what sum. */
export const countLeftCarts = ({ db }: Context, query: CartsQuery): Promise<CartDay[]> =>
  queryRows<CartDay>(
    db,
    { day: 'text', count: 'number', sum: 'number' },
    sql`select l.left_on::text as day, count(*) as count, sum(l.sum)::bigint as sum from (${leftCarts(query)}) l group by 1 order by 1`,
  )
