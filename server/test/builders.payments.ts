import { eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { documents } from '#tables/documents'
import { orders } from '#tables/orders'
import { next, only } from './builders.ts'
import { dayFromToday } from './days.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'companyId' | 'legalEntityId' | 'total' | 'vat'>

/** An invoice for the whole of an order, which is confirmed with it. */
export async function anInvoice({ db }: Context, order: Order, given: Partial<typeof documents.$inferInsert> = {}) {
  await db.update(orders).set({ state: 'confirmed' }).where(eq(orders.id, order.id))
  const { id: orderId, companyId, legalEntityId, total: sum, vat } = order
  const invoice = {
    type: 'invoice' as const,
    number: `СЧ-${next()}`,
    date: dayFromToday(0),
    dueOn: dayFromToday(5),
    state: 'awaiting' as const,
    snapshot: {},
  }
  return only(
    await db
      .insert(documents)
      .values({ ...invoice, orderId, companyId, legalEntityId, sum, vat, vatByRate: [{ rate: 2200, sum, vat }], ...given })
      .returning(),
  )
}
