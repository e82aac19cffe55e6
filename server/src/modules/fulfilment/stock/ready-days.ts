import type { Context } from '#platform/context'
import { updateAwaitedParts, updateOpenParts } from './ready-days.queries.ts'

/** Everything of an order that has not left is ready on one day now; null: unknown. */
export const moveOpenParts = (tx: Context, orderId: number, day: string | null): Promise<void> => updateOpenParts(tx, orderId, day)

type Awaited = { orderId: number; arrivalId: number; day: string | null }

/** The parts of an order that wait for an arrival are ready on another day now; returns the lines and their former days. */
export const moveAwaitedParts = (tx: Context, awaited: Awaited): Promise<{ orderItemId: number; was: string | null }[]> =>
  updateAwaitedParts(tx, awaited)
