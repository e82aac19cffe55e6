import { sql } from '#platform/database/drizzle'
import type { LineSource } from '@vitrina/contract/cart/cart'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

export type NeedLine = {
  id: number
  productId: number | null
  customProductId: number | null
  /** The amount that counts: neither cancelled nor returned. */
  amount: number
  source: LineSource | null
}

export const findNeedLines = ({ db }: Context, orderId: number): Promise<NeedLine[]> =>
  queryRows<NeedLine>(
    db,
    { id: 'number', productId: 'number?', customProductId: 'number?', amount: 'number', source: 'json?' },
    sql`select i.id, i.product_id as "productId", i.custom_product_id as "customProductId",
      i.amount - i.cancelled - i.returned as amount, i.source from order_items i where i.order_id = ${orderId} order by i.line_no`,
  )

export async function updateLineSources({ db }: Context, lines: readonly Pick<NeedLine, 'id' | 'source'>[]): Promise<void> {
  await db.execute(sql`
    update order_items i set source = nullif(g.source, 'null') from json_to_recordset(${JSON.stringify(lines)}::json) as g (id int, source jsonb)
    where i.id = g.id`)
}
