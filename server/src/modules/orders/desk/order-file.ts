import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { MOST_PRINTED } from '@vitrina/contract/orders/desk-queue.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { makeXlsx, type SheetCell } from '#platform/print/xlsx'
import { typeOf } from '#modules/documents/document-file'
import { picturesOf } from '#modules/documents/paper-pictures'
import type { OrderForm } from '#modules/documents/print-forms/print-form'
import { renderOrders } from '#modules/documents/print-forms/render-print-form'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { orderPrintForm } from '../export/order-print-form.ts'
import { stateText } from '../export/order-texts.rules.ts'
import type { ListedOrder } from '../reading/order-row.queries.ts'
import { rowsOf } from '../reading/order-row.queries.ts'
import { findHeads } from './order-heads.queries.ts'

const COLUMNS = [
  ['Заказ', 14],
  ['Дата', 12],
  ['Покупатель', 34],
  ['Юридическое лицо', 34],
  ['Состояние', 18],
  ['Обещан', 12],
  ['Строк', 8],
  ['Сумма, ₽', 16],
  ['Оплачено, ₽', 16],
  ['Менеджер', 24],
] as const

const text = (value: string): SheetCell => ({ value, isBoxed: true })
const money = (kopecks: number): SheetCell => ({ value: kopecks / 100, format: 'money', isBoxed: true })
const day = (value: string | null): SheetCell => ({ value: value === null ? null : new Date(value), format: 'date', isBoxed: true })

const lineOf = (row: ListedOrder): SheetCell[] => [
  text(row.number),
  day(sellerDay(new Date(row.created_at))),
  text(row.company),
  text(row.legal_entity),
  text(stateText(row.state)),
  day(row.promised_on),
  { value: row.line_count, format: 'whole', isBoxed: true },
  money(row.total),
  money(row.paid_sum),
  text(row.manager ?? ''),
]

/** In Russian as all papers. */
const tableOf = (rows: readonly ListedOrder[]): Promise<Buffer> =>
  makeXlsx(
    [
      {
        name: 'Заказы',
        widths: COLUMNS.map(([, width]) => width),
        rows: [COLUMNS.map(([value]): SheetCell => ({ value, isHead: true })), ...rows.map(lineOf)],
        frozenRows: 1,
        titleRows: 1,
        isLandscape: true,
      },
    ],
    'Заказы',
  )

async function formsOf(ctx: Context, ids: readonly number[]): Promise<Buffer> {
  const forms: OrderForm[] = []
  for (const id of ids) forms.push(await orderPrintForm(ctx, id))
  return renderOrders(forms, 'pdf', await picturesOf(ctx, forms))
}

/** Chosen orders as one file; those that are gone or another manager's are named, so that none is missed unseen. */
export async function makeOrderFile(ctx: Context, actor: Actor, { ids, format }: { ids: readonly number[]; format: 'pdf' | 'xlsx' }) {
  const seen = (await findHeads(ctx, actor, ids)).map(({ id }) => id)
  if (seen.length === 0) throw new AppError('order.not-found')
  const taken = format === 'pdf' ? seen.slice(0, MOST_PRINTED) : seen
  const body = format === 'pdf' ? await formsOf(ctx, taken) : await tableOf(await rowsOf(ctx, taken, sellerDay(ctx.now())))
  return inTransaction(ctx, async (tx) => {
    const name = `Заказы от ${formatDay(sellerDay(tx.now()))}.${format}`
    const { path } = await storeTemporarily(tx, { name, type: typeOf(format), body, companyId: 0 })
    await recordEvent(tx, actor, { type: 'order.list-taken', entity: 'site', entityId: actor.siteId, diff: { format, rows: taken.length } })
    return { path, missing: ids.filter((id) => !taken.includes(id)) }
  })
}
