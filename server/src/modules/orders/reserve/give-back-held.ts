import type { Context } from '#platform/context'
import { cutGoods } from '../desk/goods.queries.ts'
import { type DeskLine, listLines } from '../desk/lines.queries.ts'
import { planGivingBack } from './held-parts.rules.ts'

/** What the lines hold over `keep` is free again; what was put together for pickup already stays, for somebody may be on his way. */
export const giveBackOver = (tx: Context, lines: readonly DeskLine[], keep: (line: DeskLine) => number): Promise<void> =>
  cutGoods(
    tx,
    lines.flatMap((line) => planGivingBack(line.allocations, Math.max(keep(line), line.waiting))),
  )

export const giveBackHeld = async (tx: Context, orderId: number): Promise<void> => giveBackOver(tx, await listLines(tx, orderId), () => 0)
