import { paymentClears, shippable } from '@vitrina/contract/fulfilment/fulfilment.rules'
import type { PickingLine, WarehouseOrder } from '@vitrina/contract/warehouse/warehouse'
import { isPickValid, openAmounts, queueOf, type WarehouseQueue, waitsFor } from '@vitrina/contract/warehouse/warehouse.rules'
import type { WarehouseLine, WarehouseOrderRow } from './warehouse-orders.queries.ts'

const placeOf = ({ deliveryType, warehouseId: chosen }: WarehouseOrderRow, warehouseId: number) => ({
  warehouseId,
  pickupAt: deliveryType === 'pickup' ? chosen : null,
})

/** Goods of pickup orders leave the pickup point alone. */
const mayLeaveHere = ({ warehouseId, pickupAt }: ReturnType<typeof placeOf>) => pickupAt === null || pickupAt === warehouseId

/** The amount of each line that can be collected in this warehouse now. */
export function wantedOf(order: WarehouseOrderRow, warehouseId: number): Map<number, number> {
  const place = placeOf(order, warehouseId)
  return mayLeaveHere(place) ? shippable(order.lines, place) : new Map<number, number>()
}

/** The pick of a line that still counts. */
export const validPick = (line: WarehouseLine): WarehouseLine['pick'] => (line.pick && isPickValid(line.pick, line) ? line.pick : null)

const isDone = (line: WarehouseLine, wanted: number): boolean => {
  const pick = validPick(line)
  return pick !== null && (pick.short !== null || pick.amount >= wanted)
}

/** An order as the list of a warehouse shows it, and the queue it stands in. */
export function showWarehouseOrder(
  order: WarehouseOrderRow,
  { warehouseId, today }: { warehouseId: number; today: string },
): WarehouseOrder & { queue: WarehouseQueue } {
  const place = placeOf(order, warehouseId)
  const wanted = wantedOf(order, warehouseId)
  const amounts = openAmounts(order.lines, place)
  const known = mayLeaveHere(place) ? amounts : { ...amounts, here: 0, elsewhere: amounts.elsewhere + amounts.here }
  const isCleared = paymentClears(order, order.deliveryType === 'pickup' && order.pickups.length === 0 ? 'assemble' : 'leave')
  const queue = queueOf({ ...known, isCleared, hasReadyPickup: order.pickups.length > 0 })
  const here = order.lines.filter(({ id }) => (wanted.get(id) ?? 0) > 0)
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    company: order.company,
    deliveryType: order.deliveryType,
    destination: [order.carrier, order.deliveryAddress].filter(Boolean).join(', '),
    shipBy: order.shipBy,
    // Goods that wait for the buyer are late through nobody here.
    isLate: queue !== 'pickup' && order.shipBy !== null && order.shipBy < today,
    lineCount: order.lines.length,
    lineCountHere: here.length,
    pickedCount: here.filter((line) => isDone(line, wanted.get(line.id) ?? 0)).length,
    isWhole: known.here >= known.open,
    waits: waitsFor(known, isCleared),
    arrivalOn: order.arrivalOn,
    boxCount: order.boxes.length,
    pickups: order.pickups,
    transfers: order.transfers,
    queue,
  }
}

export function showPickingLine(order: WarehouseOrderRow, line: WarehouseLine, wanted: number): PickingLine {
  const pick = validPick(line)
  return {
    orderItemId: line.id,
    orderId: order.id,
    orderNumber: order.number,
    article: line.article,
    name: line.name,
    codes: [line.article, line.manufacturerCode, line.ean ?? ''].filter(Boolean),
    unit: { name: line.unit, decimals: line.decimals },
    place: line.place,
    wanted,
    picked: Math.min(pick?.amount ?? 0, wanted),
    short: pick?.short ?? null,
  }
}
