import type { DestinationChoice } from '@vitrina/contract/promise/destination'
import type { RowShape } from '#platform/database/rows'

/** Arrivals that orders under way wait for are promised to no other; amounts cut or received are no longer counted. */
export const PROMISED = `sum(greatest(a.amount - a.held - a.shipped, 0)) as promised
        from order_allocations a join order_items i on i.id = a.order_item_id join orders o on o.id = i.order_id
        where o.state not in ('cancelled', 'declined', 'rejected', 'completed')`

/** Amount of an arrival `r` that no order waits for; the same for every viewer, so that it is cached with the product. */
export const LEFT_OF_ARRIVAL = `greatest(r.quantity - coalesce((select ${PROMISED} and a.arrival_id = r.id), 0), 0)`

export type OwnChoice = { chosen: DestinationChoice | null; defaultAddressId: number | null }

export const CHOICE_SHAPE: RowShape<OwnChoice> = { chosen: 'json?', defaultAddressId: 'number?' }

/** SQL that stands for the owner; `null::int` and the like for the part that does not own. */
export type OwnerSql = { user: string; company: string; visitor: string }

/** The owner's choice, else that of the colleague who chose last, and the company's usual address. */
export const choiceColumns = ({
  user,
  company,
  visitor,
}: OwnerSql) => `(select json_build_object('deliveryType', c.delivery_type, 'warehouseId', c.warehouse_id,
        'deliveryAddressId', (select a.id from delivery_addresses a where a.id = c.delivery_address_id and a.is_active),
        'neededOn', c.needed_on)
      from chosen_destinations c
      where (c.user_id = ${user} and c.company_id is not distinct from ${company}) or c.company_id = ${company} or c.visitor_uuid = ${visitor}
      order by c.user_id = ${user} desc, c.chosen_at desc limit 1) as chosen,
    (select a.id from delivery_addresses a where a.company_id = ${company} and a.is_default and a.is_active) as "defaultAddressId"`
