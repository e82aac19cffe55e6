import { awaited, type SourcedLine, shippable } from '../fulfilment/fulfilment.rules.ts'
import { addAmounts, THOUSAND, thousandths } from '../quantity/quantity.rules.ts'

/** Queues of the warehouse: may leave now, waits for something, is together and waits for its buyer. */
export const warehouseQueues = ['ready', 'waiting', 'pickup'] as const
export type WarehouseQueue = (typeof warehouseQueues)[number]

/** Reasons why goods stay: unpaid, not come yet, on the way here, in another warehouse, not there at all. */
export const waitReasons = ['payment', 'arrival', 'transfer', 'elsewhere', 'stock'] as const
export type WaitReason = (typeof waitReasons)[number]

/** Why fewer goods were picked than ordered. */
export const shortReasons = ['notFound', 'damaged', 'fewer', 'other'] as const
export type ShortReason = (typeof shortReasons)[number]

/** Orders worked on at a time: more do not fit a cart. */
export const MAX_PICKED_ORDERS = 50
export const MAX_BOXES = 50

export type OpenAmounts = {
  /** Neither shipped, nor cancelled, nor put together for pickup. */
  open: number
  /** Of it, may leave this warehouse now as far as goods go. */
  here: number
  arrival: number
  transfer: number
  elsewhere: number
}

/** The amount of a line that has neither left, nor been cancelled, nor been put together for pickup. */
export const openAmountOf = ({ amount, cancelled, shipped, waiting }: Omit<SourcedLine, 'sources'>): number =>
  (thousandths(amount) - thousandths(cancelled) - thousandths(shipped) - thousandths(waiting)) / THOUSAND

/** Where the open amounts of an order are, seen from one warehouse. */
export function openAmounts(lines: readonly SourcedLine[], place: { warehouseId: number; pickupAt: number | null }): OpenAmounts {
  const here = shippable(lines, place)
  const sum = (amountOf: (line: SourcedLine) => number) => lines.reduce((total, line) => total + thousandths(amountOf(line)), 0) / THOUSAND
  const isHere = ({ warehouseId }: SourcedLine['sources'][number]) => warehouseId === place.warehouseId
  const stocked = ({ sources }: SourcedLine) => sources.filter(({ kind }) => kind === 'stock')
  return {
    open: sum(openAmountOf),
    here: sum(({ id }) => here.get(id) ?? 0),
    arrival: sum(awaited),
    transfer: sum((line) =>
      stocked(line)
        .filter(isHere)
        .reduce((total, { inTransit }) => total + inTransit, 0),
    ),
    elsewhere: sum((line) =>
      stocked(line)
        .filter((source) => !isHere(source))
        .reduce((total, { amount, shipped }) => total + amount - shipped, 0),
    ),
  }
}

/** Reasons why some of an order stays. The rest that nothing explains is missing from the stock. */
export function waitsFor({ open, here, arrival, transfer, elsewhere }: OpenAmounts, isCleared: boolean): WaitReason[] {
  const unexplained = thousandths(open) - [here, arrival, transfer, elsewhere].reduce((sum, part) => sum + thousandths(part), 0)
  const holds: Record<WaitReason, boolean> = {
    payment: !isCleared && open > 0,
    arrival: arrival > 0,
    transfer: transfer > 0,
    elsewhere: elsewhere > 0,
    stock: unexplained > 0,
  }
  return waitReasons.filter((reason) => holds[reason])
}

/** The queue an order stands in: goods that may leave come first, then those that wait for the buyer alone. */
export function queueOf({
  here,
  open,
  isCleared,
  hasReadyPickup,
}: Pick<OpenAmounts, 'here' | 'open'> & {
  isCleared: boolean
  hasReadyPickup: boolean
}): WarehouseQueue {
  if (isCleared && here > 0) return 'ready'
  return hasReadyPickup && open <= 0 ? 'pickup' : 'waiting'
}

/** The amount picked after one more tick; null: more than there is to pick, or less than nothing. */
export function pickedAfter({ picked, wanted, change }: { picked: number; wanted: number; change: number }): number | null {
  const after = addAmounts(picked, change)
  return after < 0 || thousandths(after) > thousandths(wanted) ? null : after
}

/** Ticks count until goods of the line leave or are put together; afterwards picking begins anew. */
export const isPickValid = (pick: { sentBefore: number }, line: { shipped: number; waiting: number }): boolean =>
  thousandths(pick.sentBefore) === thousandths(addAmounts(line.shipped, line.waiting))

export type CodedLine = { orderItemId: number; codes: readonly string[]; wanted: number; picked: number; isShort: boolean }

const plain = (code: string) => code.trim().toUpperCase()

/** The line a scanned code belongs to: the first that still wants some, else any line with the code. */
export function findScanned<Line extends CodedLine>(lines: readonly Line[], code: string): Line | undefined {
  const scanned = plain(code)
  const found = scanned === '' ? [] : lines.filter(({ codes }) => codes.some((one) => plain(one) === scanned))
  return found.find(({ wanted, picked, isShort }) => picked < wanted && !isShort) ?? found[0]
}

/** One scan is one piece; of goods that are measured, all that is still wanted. */
export function scannedAmount({ wanted, picked, decimals }: { wanted: number; picked: number; decimals: number }): number {
  const left = Math.max(0, thousandths(wanted) - thousandths(picked)) / THOUSAND
  return decimals === 0 ? 1 : left
}

/** Places in the order of a walk: А-2 before А-10, goods without a place last. */
export const comparePlaces = (one: string, other: string): number => {
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  return one.localeCompare(other, 'ru', { numeric: true })
}
