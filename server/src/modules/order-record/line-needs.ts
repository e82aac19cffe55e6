import type { Context } from '#platform/context'
import { findNeedLines, type NeedLine, updateLineSources } from './line-needs.queries.ts'

export type { NeedLine } from './line-needs.queries.ts'

/** The lines of an order with the needs of the purchasing board that they serve. The order is locked by the caller. */
export const listNeedLines = (tx: Context, orderId: number): Promise<NeedLine[]> => findNeedLines(tx, orderId)

/** Gives lines of an order other needs to serve. */
export async function saveLineNeeds(tx: Context, lines: readonly Pick<NeedLine, 'id' | 'source'>[]): Promise<void> {
  if (lines.length > 0) await updateLineSources(tx, lines)
}
