import type { Context } from '#platform/context'
import type { StoredSource } from '#modules/order-record/order-lines'
import { cutGoods } from './goods.queries.ts'
import { planCuts } from './stock-withdrawals.rules.ts'

type CutLine = { sources: readonly StoredSource[]; amount: number }

/** Amounts of lines that are not wanted any more leave their plan; held ones are free again. */
export const cutLines = (tx: Context, lines: readonly CutLine[]): Promise<void> =>
  cutGoods(
    tx,
    lines.flatMap(({ sources, amount }) => planCuts(sources, amount)),
  )
