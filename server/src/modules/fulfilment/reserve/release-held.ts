import type { Context } from '#platform/context'
import { cutGoods } from '../stock/goods.queries.ts'
import { type OrderLine, listOrderLines } from '#modules/order-record/order-lines'
import { planRelease } from './held-parts.rules.ts'

/** Frees goods the lines hold over `keep`; those assembled for pickup stay, for the buyer may be on the way. */
export const releaseExcess = (tx: Context, lines: readonly OrderLine[], keep: (line: OrderLine) => number): Promise<void> =>
  cutGoods(
    tx,
    lines.flatMap((line) => planRelease(line.sources, Math.max(keep(line), line.waiting))),
  )

export const releaseAllHeld = async (tx: Context, orderId: number): Promise<void> =>
  releaseExcess(tx, await listOrderLines(tx, orderId), () => 0)
