import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { typeOf } from '#modules/documents/document-file'
import { picturesOf } from '#modules/documents/paper-pictures'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { printFormFileName } from '#modules/documents/print-forms/print-form-parts'
import type { OrderForm, PrintFormat } from '#modules/documents/print-forms/print-form'
import { renderOrders } from '#modules/documents/print-forms/render-print-form'
import { type Mailing, mailFile, planMailing } from '#modules/documents/send-files'
import { sellerDay, formatDay } from '@vitrina/contract/days/days.rules'
import { requireToggle } from '#modules/site/require-access'
import { readableIds } from './export.queries.ts'
import { orderPrintForm } from './order-print-form.ts'

export const SEND_EXPORT = 'order.send-export'

type Exported = { ids: readonly number[]; format: PrintFormat }

function nameOf(forms: readonly OrderForm[], format: PrintFormat, now: Date): string {
  const [only] = forms
  if (forms.length === 1 && only) return printFormFileName(only, format)
  return `Заказы от ${formatDay(sellerDay(now))}.${format}`
}

async function makeFile(ctx: Context, { ids, format }: Exported) {
  const forms: OrderForm[] = []
  for (const id of ids) forms.push(await orderPrintForm(ctx, id))
  const numbers = forms.map(({ number }) => number).join(', ')
  const body = await renderOrders(forms, format, await picturesOf(ctx, forms))
  return { name: nameOf(forms, format, ctx.now()), type: typeOf(format), body, numbers }
}

/** K-02: at most ten orders as one file, to be taken at once or sent by a job. */
export async function exportOrders(
  ctx: Context,
  actor: Actor,
  { email, ids: requested, format }: Exported & { email?: string | undefined },
): Promise<{ path: string | null }> {
  requireToggle(actor, 'orders')
  const ids = await readableIds(ctx, actor, requested)
  if (ids.length < new Set(requested).size) throw new AppError('order.not-found')
  if (email !== undefined) {
    await ctx.jobs.add(SEND_EXPORT, { ids, format, ...(await planMailing(ctx, actor, email)) })
    return { path: null }
  }
  const file = await makeFile(ctx, { ids, format })
  const { path } = await storeTemporarily(ctx, { ...file, companyId: actor.user?.companyId ?? 0 })
  return { path }
}

export async function mailOrders(ctx: Context, { ids, format, ...planned }: Exported & Mailing): Promise<void> {
  const { numbers, ...file } = await makeFile(ctx, { ids, format })
  await inTransaction(ctx, async (tx) => {
    const { key: fileKey } = await storeTemporarily(tx, { ...file, companyId: planned.companyId })
    await mailFile(tx, planned, { kind: 'ordersSent', params: { numbers }, attachment: { name: file.name, fileKey, type: file.type } })
  })
}
