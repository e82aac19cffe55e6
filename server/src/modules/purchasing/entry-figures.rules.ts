import { isLate, stateOf, type PurchasingState } from '@vitrina/contract/purchasing/purchasing.rules'
import type { EntryFigures, PurchasingLine } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { EntryAmounts } from './entry-amounts.ts'
import type { AmountsRow } from './line-amounts.queries.ts'

/** Cost and day of the short part of a line, if it were ordered now. */
export type RestLine = { price: number | null; sum: number | null; day: string | null }

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce<string | null>((last, day) => (day !== null && (last === null || day > last) ? day : last), null)

export const entryStateOf = (counted: EntryAmounts): PurchasingState =>
  stateOf({
    lines: counted.lines,
    ordered: counted.orderedLines,
    short: counted.shortLines,
    awaited: counted.awaitedLines,
    hasOpenOrders: counted.hasOpenOrders,
  })

/** `rest` stands in the order of the short lines. */
export function entryFiguresOf(counted: EntryAmounts, rest: readonly RestLine[], neededOn: string): EntryFigures {
  const isUnknown = counted.isUndated || rest.some(({ day }) => day === null)
  const lateRest = rest.filter(({ day }, at) => isLate({ promisedOn: day, neededOn }) && !counted.short[at]?.isLate)
  return {
    lineCount: counted.lines,
    shortCount: counted.shortLines,
    receivedCount: counted.lines - counted.awaitedLines,
    inCartCount: counted.inCartLines,
    orderedSum: counted.sum,
    restSum: rest.reduce((total, { sum }) => total + (sum ?? 0), 0),
    unpricedCount: rest.filter(({ sum }) => sum === null).length,
    promisedOn: isUnknown ? null : latest([counted.promisedOn, ...rest.map(({ day }) => day)]),
    lateCount: counted.lateLines + lateRest.length,
  }
}

type LineOfEntry = Pick<
  PurchasingLine,
  'needed' | 'inCart' | 'ordered' | 'reserved' | 'shipped' | 'received' | 'short' | 'price' | 'sum' | 'promisedOn' | 'isLate' | 'orderIds'
>

/** Figures of one line; `rest` is there while something is short. */
export function lineFiguresOf(row: AmountsRow, rest: RestLine | undefined, neededOn: string): LineOfEntry {
  const { needed, inCart, ordered, reserved, shipped, received, short, orderIds } = row
  const isUnknown = row.isUndated || rest?.day === null
  return {
    needed,
    inCart,
    ordered,
    reserved,
    shipped,
    received,
    short,
    orderIds,
    price: rest?.price ?? null,
    sum: row.sum + (rest?.sum ?? 0),
    promisedOn: isUnknown ? null : latest([row.promisedOn, rest?.day ?? null]),
    isLate: isLate({ promisedOn: row.promisedOn, neededOn }) || isLate({ promisedOn: rest?.day ?? null, neededOn }),
  }
}

/** The same counts of one entry that `readEntryAmounts` has of many. */
export function countedOf(
  entryId: number,
  rows: readonly AmountsRow[],
  { neededOn, openOrderIds }: { neededOn: string; openOrderIds: ReadonlySet<number> },
): EntryAmounts {
  const isLateRow = ({ promisedOn }: AmountsRow) => isLate({ promisedOn, neededOn })
  const short = rows.filter((row) => row.short > 0)
  return {
    entryId,
    lines: rows.length,
    orderedLines: rows.filter(({ ordered }) => ordered > 0).length,
    shortLines: short.length,
    awaitedLines: rows.filter(({ received, needed }) => received < needed).length,
    inCartLines: short.filter(({ inCart }) => inCart > 0).length,
    hasOpenOrders: rows.some(({ orderIds }) => orderIds.some((id) => openOrderIds.has(id))),
    sum: rows.reduce((total, { sum }) => total + sum, 0),
    promisedOn: latest(rows.map(({ promisedOn }) => promisedOn)),
    isUndated: rows.some(({ isUndated }) => isUndated),
    lateLines: rows.filter(isLateRow).length,
    short: short.map((row) => ({
      lineId: row.id,
      productId: row.productId,
      customProductId: row.customProductId,
      amount: row.short,
      isLate: isLateRow(row),
    })),
  }
}
