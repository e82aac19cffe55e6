import { thousandths } from '@vitrina/contract/quantity/quantity.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockStock } from './stock-holds.ts'
import type { RequestedLine } from '../desk/requested-lines.ts'
import { planWithdrawals, type StockWithdrawal } from './stock-withdrawals.rules.ts'

export type LineTake = StockWithdrawal & { orderItemId: number; productId: number | null }

/** The takes of goods from one warehouse. Goods released meanwhile must be in the free stock, which stays locked. */
export async function planLineWithdrawals(tx: Context, warehouseId: number, requested: readonly RequestedLine[]): Promise<LineTake[]> {
  const plans = requested.map(({ line, amount }) => ({ line, ...planWithdrawals(line.sources, { warehouseId, amount }) }))
  if (plans.some(({ missing }) => missing > 0)) throw new AppError('order.stock-short')
  const takes = plans.flatMap(({ line, takes: own }) => own.map((take) => ({ ...take, orderItemId: line.id, productId: line.productId })))
  const fresh = takes.filter((take) => take.fresh > 0)
  if (fresh.length === 0) return takes
  const free = await lockStock(tx, { productIds: fresh.flatMap(({ productId }) => productId ?? []), places: [warehouseId] })
  for (const [product, some] of Map.groupBy(fresh, ({ productId }) => productId)) {
    const there = free.find(({ productId }) => productId === product)?.free ?? 0
    const needed = some.reduce((sum, take) => sum + take.fresh, 0)
    if (thousandths(needed) > thousandths(there)) throw new AppError('order.stock-short')
  }
  return takes
}
