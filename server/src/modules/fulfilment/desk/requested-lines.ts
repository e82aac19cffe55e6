import { shippable, warehousesOf } from '@vitrina/contract/fulfilment/fulfilment.rules'
import { AppError } from '#platform/errors'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import { fitsUnit, openOf } from '#modules/order-record/line-figures.rules'
import type { OrderLine } from '#modules/order-record/order-lines'

export type RequestedLine = { line: OrderLine; amount: number }
type Named = readonly { id: number; amount: number }[] | undefined

/** The named lines with their amounts, none of them twice and none over its open part. */
export function pickLines(lines: readonly OrderLine[], named: NonNullable<Named>): RequestedLine[] {
  if (new Set(named.map(({ id }) => id)).size < named.length) throw new AppError('order.too-much')
  return named.map(({ id, amount }) => {
    const line = lines.find((one) => one.id === id)
    if (!line) throw new AppError('order.line-not-found')
    if (exactAmount(amount) > openOf(line) || !fitsUnit(line, amount)) throw new AppError('order.too-much')
    return { line, amount: exactAmount(amount) }
  })
}

/** Lines of one shipment from a warehouse: the named ones, or all that can leave; never more than lies there. */
export function requestedLines(
  lines: readonly OrderLine[],
  { named, warehouseId }: { named: Named; warehouseId: number },
): RequestedLine[] {
  const most = shippable(lines, { warehouseId, pickupAt: lines[0]?.pickupAt ?? null })
  if (named) {
    const requested = pickLines(lines, named)
    if (requested.some(({ line, amount }) => amount > (most.get(line.id) ?? 0))) throw new AppError('order.stock-short')
    return requested
  }
  const requested = lines.map((line) => ({ line, amount: most.get(line.id) ?? 0 })).filter(({ amount }) => amount > 0)
  if (requested.length === 0) throw new AppError('order.not-here')
  return requested
}

/** The warehouse a shipment leaves where staff name none: one that has all that was named, else the one that has most. */
export function defaultWarehouse(lines: readonly OrderLine[], named: Named): number {
  const places = warehousesOf(lines, null)
  const hasAll = (warehouseId: number) => {
    const most = shippable(lines, { warehouseId, pickupAt: null })
    return named?.every(({ id, amount }) => amount <= (most.get(id) ?? 0)) ?? true
  }
  const place = places.find(hasAll) ?? places[0]
  if (place === undefined) throw new AppError('order.not-here')
  return place
}
