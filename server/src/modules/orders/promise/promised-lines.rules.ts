import type { LineDay } from '#modules/order-record/order-lines'
import type { PromisedLines } from './promises.queries.ts'

/** The last day of the lines; null: one of them has no day. */
export const wholeDay = (days: readonly LineDay[]): string | null =>
  days.some(({ day }) => day === null)
    ? null
    : days.reduce<string | null>((last, { day }) => (last === null || (day ?? '') > last ? day : last), null)

type Moved = { warehouseId: number; day: string | null; awaited: readonly { orderItemId: number; was: string | null }[] }

/** The lines as they are promised now: parts of an arrival that moved come on its new day. */
export function withArrivalMoved(promised: PromisedLines, days: readonly LineDay[], { warehouseId, day, awaited }: Moved): PromisedLines {
  return days.map(({ orderItemId, day: lineDay }) => {
    const line = promised.find((one) => one.orderItemId === orderItemId)
    const was = awaited.find((one) => one.orderItemId === orderItemId)?.was
    const isMoved = (part: PromisedLines[number]['parts'][number]) =>
      part.source === 'arrival' && part.warehouseId === warehouseId && part.day === was
    const undated = day === null ? (line?.parts ?? []).filter(isMoved).reduce((sum, { amount }) => sum + amount, 0) : 0
    return {
      orderItemId,
      day: lineDay,
      confidence: lineDay === null ? 'unknown' : (line?.confidence ?? 'estimated'),
      parts: (line?.parts ?? []).flatMap((part) => {
        if (!isMoved(part)) return [part]
        return day === null ? [] : [{ ...part, day }]
      }),
      missing: (line?.missing ?? 0) + undated,
    }
  })
}

/** The lines as staff promise them: everything that has not left on one day, or on an unknown day. */
export const onDay = (promised: PromisedLines, days: readonly LineDay[], day: string | null): PromisedLines =>
  days.map(({ orderItemId }) => {
    const { parts = [], missing = 0 } = promised.find((one) => one.orderItemId === orderItemId) ?? {}
    if (day !== null) return { orderItemId, day, confidence: 'estimated', parts: parts.map((part) => ({ ...part, day })), missing: 0 }
    return { orderItemId, day, confidence: 'unknown', parts: [], missing: parts.reduce((sum, { amount }) => sum + amount, missing) }
  })
