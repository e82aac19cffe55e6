import type { Context } from '#platform/context'
import { addRestocked, type RestockedLine } from './goods.queries.ts'

/** Goods on the shelf again can be sold again. */
export async function restock(tx: Context, goods: readonly RestockedLine[]): Promise<void> {
  if (goods.length > 0) await addRestocked(tx, goods)
}
