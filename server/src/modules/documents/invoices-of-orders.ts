import { sellerDay } from '@vitrina/contract/days/days.rules'
import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import type { OrderInvoice } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type DocumentRow, invoiceRowsOf } from './reading.queries.ts'
import { areDocumentsShown } from './require-documents.ts'
import { showDocument } from './show-document.ts'

const isOpen = ({ state }: DocumentRow) => openInvoiceStates.some((open) => open === state)

/**
 * The invoice of each of these orders, in one statement: the one to be paid, else the newest. Empty where the seller shows no documents.
 * Whether the reader may see the orders is the caller's business.
 */
export async function invoicesOfOrders(ctx: Context, actor: Actor, orderIds: readonly number[]): Promise<Map<number, OrderInvoice>> {
  if (!areDocumentsShown(actor) || orderIds.length === 0) return new Map()
  const today = sellerDay(ctx.now())
  const byOrder = Map.groupBy(await invoiceRowsOf(ctx, orderIds), ({ order_id }) => order_id)
  const chosen = orderIds.flatMap((orderId) => {
    const rows = byOrder.get(orderId) ?? []
    return rows.find(isOpen) ?? rows[0] ?? []
  })
  const shown = await Promise.all(
    chosen.map(async (row) => {
      const { id, number, openSum, dueOn, overdueDays, canPay, files } = await showDocument(ctx, actor, row, today)
      const path = files.find(({ format }) => format === 'pdf')?.path ?? ''
      return [row.order_id ?? 0, { id, number, openSum, dueOn, overdueDays, canPay, path }] as const
    }),
  )
  return new Map(shown)
}
