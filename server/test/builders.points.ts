import { eq, sql } from '#platform/database/drizzle'
import { expect } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { inTransaction } from '#platform/context'
import { accrueOnPayment, accruePending, reverseForReturn } from '#modules/loyalty/accrue'
import { recordIncoming } from '#modules/payments/record-incoming'
import { orderItems } from '#tables/orders'
import { returnRequests, shipments } from '#tables/shipments'
import type { startTestApp } from './app.ts'
import { next, only } from './builders.ts'
import { aCustomer, anOrder } from './builders.orders.ts'
import { anInvoice } from './builders.payments.ts'
import { callApi } from './call-api.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

type Given = { productId: number; amount: number; cashBack: number }

/** An order of one line that earns points, its invoice and what becomes of it, without the seller's desk. */
export async function anEarningOrder(server: Server, { productId, amount, cashBack }: Given) {
  const { ctx, pool } = server
  const customer = await aCustomer(server)
  const order = await anOrder(server, customer, [{ productId, amount }])
  await ctx.db.update(orderItems).set({ cashBack }).where(eq(orderItems.orderId, order.id))
  const invoice = await anInvoice(ctx, order)
  return {
    order,
    invoice,
    ship: async (shipped: number) => {
      await ctx.db
        .update(orderItems)
        .set({ shipped: sql`${orderItems.shipped} + ${shipped}` })
        .where(eq(orderItems.orderId, order.id))
      const row = { number: `ОТ-${next()}`, orderId: order.id, state: 'shipped' as const, sum: 0, vat: 0 }
      const { id } = only(await ctx.db.insert(shipments).values(row).returning())
      // Twice: a job that runs again gives nothing more.
      for (const _ of [1, 2]) await inTransaction(ctx, (tx) => accruePending(tx, id))
    },
    pay: async (sum = invoice.sum) => {
      const money = { companyId: order.companyId, method: 'transfer' as const, sum, documentIds: [invoice.id] }
      await inTransaction(ctx, (tx) => recordIncoming(tx, { ...money, receivedAt: new Date(), bankDocument: '' }))
      await inTransaction(ctx, (tx) => accrueOnPayment(tx, order.id))
    },
    giveBack: async (returned: number) => {
      await ctx.db
        .update(orderItems)
        .set({ returned: sql`${orderItems.returned} + ${returned}` })
        .where(eq(orderItems.orderId, order.id))
      const row = { number: `ВЗ-${next()}`, orderId: order.id, state: 'approved' as const, resolution: 'refund' as const }
      const { id } = only(await ctx.db.insert(returnRequests).values(row).returning())
      for (const _ of [1, 2]) await inTransaction(ctx, (tx) => reverseForReturn(tx, id))
    },
    /** Points that wait for payment, and the balance, which must be that of the lots. */
    ledger: async () => {
      const { rows } = await pool.query(
        `select coalesce(sum(amount) filter (where kind = 'earn_pending'), 0)::int as pending,
           coalesce(sum(amount) filter (where kind <> 'earn_pending'), 0)::int as balance,
           (select coalesce(sum(remaining), 0)::int from loyalty_lots where company_id = $1) as lots
         from loyalty_entries where company_id = $1`,
        [order.companyId],
      )
      const { pending, balance, lots } = rows[0]
      expect(balance).toBe(lots)
      return [pending, balance]
    },
    lots: async () => {
      const { rows } = await pool.query<{ earned: number; remaining: number; available: string; expires: string }>(
        `select earned::int as earned, remaining::int as remaining, available_on::text as available, expires_on::text as expires
         from loyalty_lots where order_id = $1 order by id`,
        [order.id],
      )
      return rows
    },
    /** `lot` counts the lots of the company from one. */
    entriesOf: async (kind: string) => {
      const { rows } = await pool.query(
        `select e.amount::int as amount, e.order_id as order, e.reason,
           (select count(*)::int from loyalty_lots l where l.company_id = e.company_id and l.id <= e.lot_id) as lot
         from loyalty_entries e where e.company_id = $1 and e.kind = $2 order by e.id`,
        [order.companyId, kind],
      )
      return rows
    },
    bonus: async () => (await callApi(server, companiesApi.current, { headers: customer.headers })).body.bonus,
  }
}
