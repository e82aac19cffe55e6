import { sql } from '#platform/database/drizzle'
import type { OrderState } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { isSeen } from '#modules/order-record/seen-orders'

export type DeskOrderHead = { id: number; number: string; state: OrderState; companyId: number; managerId: number | null }

/** Of these orders those the person sees. */
export const findHeads = ({ db }: Context, actor: Actor, ids: readonly number[]): Promise<DeskOrderHead[]> =>
  queryRows<DeskOrderHead>(
    db,
    { id: 'number', number: 'text', state: 'text', companyId: 'number', managerId: 'number?' },
    sql`select o.id, o.number, o.state, o.company_id as "companyId", o.manager_id as "managerId"
    from orders o where o.id = any(${sql.param([...ids])}::int[]) and ${isSeen(actor)} order by o.id`,
  )
