import type { Context } from '#platform/context'
import type { OnProgress } from '#modules/documents/print-forms/make-file'
import { picturesOf } from '#modules/documents/paper-pictures'
import type { OrderForm } from '#modules/documents/print-forms/print-form'
import { renderOrders } from '#modules/documents/print-forms/render-print-form'
import { orderPrintForm } from './order-print-form.ts'

/** Forms of orders in one PDF; whether the reader may see them is the caller's business. */
export async function printOrders(ctx: Context, ids: readonly number[], onProgress?: OnProgress): Promise<Buffer> {
  const forms: OrderForm[] = []
  for (const id of ids) forms.push(await orderPrintForm(ctx, id))
  return renderOrders(forms, 'pdf', await picturesOf(ctx, forms), onProgress)
}
