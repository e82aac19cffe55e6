import { inLanguage } from '@vitrina/contract/languages'
import type { Input } from '@vitrina/contract/endpoint'
import type { FreeTransfer, freeTransfersApi } from '@vitrina/contract/fulfilment/free-transfers'
import { type FreeTransferStep, stateAfter } from '@vitrina/contract/fulfilment/free-transfers.rules'
import { isStockAmount } from '@vitrina/contract/fulfilment/stock.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { stockTextsIn } from '#texts/stock'
import { ensureStockRows, lockStock } from '../stock/stock-holds.ts'
import { requireOpenWarehouse, requireWarehouse } from '../stock/warehouses.ts'
import { lockStockProduct } from '../stock-desk/stock-list.queries.ts'
import {
  changeFreeTransfer,
  findFreeTransfer,
  type FreeTransferRecord,
  insertFreeTransfer,
  listFreeTransfers,
  lockFreeTransfer,
  moveFreeStock,
} from './free-transfers.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findFreeTransfer>>>

const show = ({ unit, product, ...row }: Row, { language }: Actor): FreeTransfer => ({
  ...row,
  product: { ...product, unit: inLanguage(unit, language) },
})

async function readFreeTransfer(ctx: Context, actor: Actor, id: number): Promise<FreeTransfer> {
  const row = await findFreeTransfer(ctx, id)
  if (!row) throw new AppError('transfer.not-found')
  return show(row, actor)
}

export async function showFreeTransfers(ctx: Context, actor: Actor, query: Parameters<typeof listFreeTransfers>[1]) {
  const { rows, total } = await listFreeTransfers(ctx, query)
  return { items: rows.map((row) => show(row, actor)), total }
}

/** Nothing leaves yet: the stock is asked for when the goods are sent. */
export const planFreeTransfer = (
  ctx: Context,
  actor: Actor,
  { productId, fromId, toId, amount, plannedOn }: Input<typeof freeTransfersApi.plan>['body'],
): Promise<FreeTransfer> =>
  inTransaction(ctx, async (tx) => {
    const product = await lockStockProduct(tx, productId)
    if (!product) throw new AppError('product.not-found')
    if (fromId === toId) throw new AppError('transfer.same-place')
    const [from, to] = [await requireWarehouse(tx, fromId), await requireOpenWarehouse(tx, toId)]
    if (!isStockAmount(amount, product)) {
      const message = stockTextsIn(actor.language).wrongAmount
      throw new AppError('input.invalid', { fields: [{ field: 'amount', message, code: 'precision' }] })
    }
    const plannedBy = actor.user?.id ?? null
    const id = await insertFreeTransfer(tx, { productId, fromWarehouseId: fromId, toWarehouseId: toId, amount, plannedOn, plannedBy })
    const made = await readFreeTransfer(tx, actor, id)
    await recordEvent(tx, actor, {
      type: 'stock.transfer-planned',
      entity: 'product',
      entityId: productId,
      diff: { number: made.number, article: product.article, from: from.name, to: to.name, amount, plannedOn },
    })
    return made
  })

const steps = {
  send: async (tx: Context, { productId, fromWarehouseId: warehouseId, amount }: FreeTransferRecord) => {
    const [lies] = await lockStock(tx, { productIds: [productId], places: [warehouseId] })
    if (!lies || lies.free < amount) throw new AppError('order.stock-short')
    await moveFreeStock(tx, { productId, warehouseId, change: -amount, kind: 'sent' })
  },
  receive: async (tx: Context, { productId, toWarehouseId: warehouseId, amount }: FreeTransferRecord) => {
    await ensureStockRows(tx, { productIds: [productId], warehouseId })
    await lockStock(tx, { productIds: [productId], places: [warehouseId] })
    await moveFreeStock(tx, { productId, warehouseId, change: amount, kind: 'received' })
  },
  cancel: async () => {},
} satisfies Record<FreeTransferStep, (tx: Context, transfer: FreeTransferRecord) => Promise<void>>

/** The transfer is locked: of two who press at once the second is told that it is done. */
export const stepFreeTransfer = (ctx: Context, actor: Actor, { id, step }: { id: number; step: FreeTransferStep }): Promise<FreeTransfer> =>
  inTransaction(ctx, async (tx) => {
    const transfer = await lockFreeTransfer(tx, id)
    if (!transfer) throw new AppError('transfer.not-found')
    const state = stateAfter(transfer.state, step)
    if (state === null) throw new AppError('transfer.not-now')
    await steps[step](tx, transfer)
    await changeFreeTransfer(tx, id, { state, changedAt: tx.now() })
    const made = await readFreeTransfer(tx, actor, id)
    await recordEvent(tx, actor, {
      type: 'stock.transfer-moved',
      entity: 'product',
      entityId: transfer.productId,
      diff: {
        before: { state: transfer.state },
        after: { state },
        number: made.number,
        article: made.product.article,
        from: made.from.name,
        to: made.to.name,
        amount: made.amount,
      },
    })
    return made
  })
