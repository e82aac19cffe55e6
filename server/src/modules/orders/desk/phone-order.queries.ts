import { sql } from '#platform/database/drizzle'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { isSeen } from '#modules/order-record/seen-orders'

type Caller = { userId: number; companyId: number; role: CompanyRole; regionId: number | null; stoppedFor: string | null }

/** A person of a company this member of staff serves; `o` is their membership, by which the company is seen. */
export async function findCaller(
  { db }: Context,
  actor: Actor,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<Caller | undefined> {
  const rows = await queryRows<Caller>(
    db,
    { userId: 'number', companyId: 'number', role: 'text', regionId: 'number?', stoppedFor: 'text?' },
    sql`
    select o.user_id as "userId", o.company_id as "companyId", o.role, u.region_id as "regionId",
      case when c.state = 'inactive' then c.rejection end as "stoppedFor"
    from company_members o join users u on u.id = o.user_id join companies c on c.id = o.company_id
    where o.company_id = ${companyId} and o.user_id = ${userId} and c.state <> 'deleted' and u.role = 'buyer' and u.state = 'active'
      and ${isSeen(actor)}`,
  )
  return rows[0]
}
