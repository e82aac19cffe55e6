import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { MOST_PRINTED } from '@vitrina/contract/orders/desk-queue.rules'
import type { Printed } from '@vitrina/contract/printing/printing'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { makeXlsx, type SheetCell } from '#platform/print/xlsx'
import { typeOf } from '#modules/documents/document-file'
import { storeForPrinting, storeTemporarily } from '#modules/documents/store-temporarily'
import { beginPrinting } from '#modules/printing/printing'
import { stateText } from '../export/order-texts.rules.ts'
import { printOrders } from '../export/print-orders.ts'
import type { ListedOrder } from '../reading/order-row.queries.ts'
import { rowsOf } from '../reading/order-row.queries.ts'
import { findHeads } from './order-heads.queries.ts'

export const PRINT_ORDERS = 'orders.print'

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

type Format = 'pdf' | 'xlsx'

/** Null: forms of many orders, which a job makes. */
async function bodyOf(ctx: Context, orderIds: readonly number[], format: Format): Promise<Buffer | null> {
  if (format === 'xlsx') return tableOf(await rowsOf(ctx, [...orderIds], sellerDay(ctx.now())))
  return orderIds.length === 1 ? printOrders(ctx, orderIds) : null
}

async function storeBody(tx: Context, body: Buffer, format: Format): Promise<Printed> {
  const name = `Заказы от ${formatDay(sellerDay(tx.now()))}.${format}`
  const stored =
    format === 'pdf'
      ? await storeForPrinting(tx, { name, body })
      : await storeTemporarily(tx, { name, type: typeOf(format), body, companyId: 0 })
  return { path: stored.path, printingId: null }
}

/** Chosen orders as one file; those that are gone or another manager's are named, so that none is missed unseen. */
export async function makeOrderFile(ctx: Context, actor: Actor, { ids, format }: { ids: readonly number[]; format: Format }) {
  const seen = (await findHeads(ctx, actor, ids)).map(({ id }) => id)
  if (seen.length === 0) throw new AppError('order.not-found')
  const orderIds = format === 'pdf' ? seen.slice(0, MOST_PRINTED) : seen
  const body = await bodyOf(ctx, orderIds, format)
  return inTransaction(ctx, async (tx) => {
    const made = body
      ? await storeBody(tx, body, format)
      : await beginPrinting(tx, actor, { job: PRINT_ORDERS, papers: { orderIds }, count: orderIds.length })
    await recordEvent(tx, actor, {
      type: 'order.list-taken',
      entity: 'site',
      entityId: actor.siteId,
      diff: { format, rows: orderIds.length },
    })
    return { ...made, missing: ids.filter((id) => !orderIds.includes(id)) }
  })
}
