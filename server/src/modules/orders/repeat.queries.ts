import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

/** A line as it was ordered, with the current facts of its product; ids are null where it is gone or no longer this buyer's. */
export type Repeatable = {
  id: number
  line_no: number
  article: string
  name: string
  amount: number
  price: number | null
  note: string
  product_id: number | null
  custom_product_id: number | null
  is_active: boolean | null
  decimals: number
  minimum_batch: number | null
  multiplicity: number | null
}

type RepeatQuery = { orderId: number; userId: number; companyId: number }

export async function listRepeatable({ db }: Context, { orderId, userId, companyId }: RepeatQuery): Promise<Repeatable[]> {
  const rows = await queryRows<Repeatable>(
    db,
    {
      id: 'number',
      line_no: 'number',
      article: 'text',
      name: 'text',
      amount: 'number',
      price: 'number?',
      note: 'text',
      product_id: 'number?',
      custom_product_id: 'number?',
      is_active: 'boolean?',
      decimals: 'number',
      minimum_batch: 'number?',
      multiplicity: 'number?',
    },
    sql`
    select i.id, i.line_no, i.article, i.name, i.amount, i.price, i.note, p.id as product_id,
      c.id as custom_product_id, p.is_active, i.decimals, p.minimum_batch, p.multiplicity
    from order_items i
    left join products p on p.id = i.product_id
    left join custom_products c on c.id = i.custom_product_id
      and (c.owner_id = ${userId} or (c.company_id = ${companyId} and c.visibility = 'company'))
    where i.order_id = ${orderId} and i.replacement_of is null order by i.line_no`,
  )
  return rows
}
