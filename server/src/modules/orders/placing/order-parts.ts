import type { NewOrder } from '@vitrina/contract/checkout'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { shiftDay } from '#modules/calendar/zoned-time.rules'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { fill } from '#texts/texts'
import { checkoutTextsIn } from '#texts/checkout'
import { type FreeStock, planHolds } from '../stock-holds.rules.ts'
import type { PricedLine } from './price-order.ts'
import type { LinePart } from './split-order.rules.ts'
import { onOneDay, placesByLine } from './supply.rules.ts'

type Asked = {
  lines: readonly PricedLine[]
  free: readonly FreeStock[]
  viewer: PriceViewer
  wanted: Pick<NewOrder, 'deliveryType' | 'warehouseId' | 'shortage' | 'supply'>
  today: string
}

/** Warehouses in the order in which they are asked: who comes himself gets first what lies there. */
export function placesFor({ places }: PriceViewer, pickupAt: number | null): PriceViewer['places'] {
  return pickupAt === null ? places : [{ id: pickupAt, days: 0 }, ...places.filter(({ id }) => id !== pickupAt)]
}

/** When goods of a warehouse are where the buyer wants them: at once in the point itself, else after the way from there. */
export const readyDay = ({ places }: PriceViewer, warehouseId: number, pickupAt: number | null, today: string): string =>
  warehouseId === pickupAt ? today : shiftDay(today, places.find(({ id }) => id === warehouseId)?.days ?? 0)

/** From where each line comes and when. What is not there is ordered from the manufacturer where the buyer says so; else nothing is ordered. */
export function partsOf(actor: Actor, { lines, free, viewer, wanted, today }: Asked): LinePart[] {
  const pickupAt = wanted.deliveryType === 'pickup' ? wanted.warehouseId : null
  const ofStock = lines.flatMap(({ id, product_id: productId, amount }) => (productId === null ? [] : [{ id, productId, amount }]))
  const placesOf = placesByLine(ofStock, free, { supply: wanted.supply, places: placesFor(viewer, pickupAt), today })
  const wants = ofStock.map(({ id, productId, amount }) => ({ key: id, productId, amount, places: placesOf(id) }))
  const holds = new Map(planHolds(wants, free).map((hold) => [hold.key, hold]))
  const short = lines.filter((line) => (holds.get(line.id)?.missing ?? 0) > 0)
  if (short.length > 0 && wanted.shortage === 'refuse') {
    const text = checkoutTextsIn(actor.language).lines['stock-short']
    const fields = short.map((line) => {
      const there = Math.round((line.amount - (holds.get(line.id)?.missing ?? 0)) * 1000) / 1000
      const message = `${line.article}: ${fill(text, { amount: there, unit: line.unitName })}`
      return { field: `lines.${line.id}`, message, code: 'stock-short' }
    })
    throw new AppError('order.stock-short', { fields })
  }
  const parts = lines.flatMap((line) => {
    const hold = holds.get(line.id)
    const missing = hold ? hold.missing : line.amount
    const stocked = (hold?.parts ?? []).map(
      ({ warehouseId, amount }): LinePart => ({
        lineId: line.id,
        kind: 'stock',
        warehouseId,
        amount,
        readyOn: readyDay(viewer, warehouseId, pickupAt, today),
      }),
    )
    const ordered: LinePart[] =
      missing > 0 ? [{ lineId: line.id, kind: 'toOrder', warehouseId: null, amount: missing, readyOn: line.arrives_on }] : []
    return [...stocked, ...ordered]
  })
  return wanted.supply === 'oneDate' ? onOneDay(parts) : parts
}
