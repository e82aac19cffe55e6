import type { ContractPriceRow } from '@vitrina/contract/prices/desk/discounts'
import type { GoodsFilter, SavedPriceOutcome, SavedPriceRow } from '@vitrina/contract/prices/desk/desk-shapes'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { findContract, readContractPrices, readFixedPrices, writeFixedPrices } from './contract-prices.queries.ts'
import { nameGoods, type PageOf } from './price-list.queries.ts'
import { readShown } from './price-list.ts'
import { findDefaultType } from './price-types.queries.ts'

type ContractQuery = PageOf<GoodsFilter & { id: number; only: 'fixed' | 'all' }>

export async function showContractPrices(
  ctx: Context,
  actor: Actor,
  { id, ...query }: ContractQuery,
): Promise<{ items: ContractPriceRow[]; total: number }> {
  if (!(await findContract(ctx, id))) throw new AppError('contract.not-found')
  const { rows, total } = await readContractPrices(ctx, { ...query, contractId: id, listId: await findDefaultType(ctx) })
  return { items: rows.map(await readShown(ctx, actor)), total }
}

/** Prices a contract fixes, typed into cells; one that somebody changed since stays. */
export const saveContractPrices = (
  ctx: Context,
  actor: Actor,
  { id, rows }: { id: number; rows: readonly SavedPriceRow[] },
): Promise<{ rows: SavedPriceOutcome[] }> =>
  inTransaction(ctx, async (tx) => {
    const contract = await findContract(tx, id, { isLocked: true })
    if (!contract) throw new AppError('contract.not-found')
    const ids = rows.map(({ productId }) => productId)
    const goods = await nameGoods(tx, ids)
    const current = await readFixedPrices(tx, id, ids)
    const outcomes = rows.map(({ productId, price, expected }): SavedPriceOutcome => {
      const before = current.get(productId) ?? null
      const none = { productId, changedBy: null, changedAt: null }
      if (!goods.has(productId)) return { ...none, outcome: 'missing', price: null }
      if (before === price) return { ...none, outcome: 'left', price }
      return before === expected ? { ...none, outcome: 'changed', price } : { ...none, outcome: 'conflict', price: before }
    })
    const changed = outcomes.filter(({ outcome }) => outcome === 'changed')
    await writeFixedPrices(tx, id, changed)
    for (const { productId, price } of changed)
      await recordEvent(tx, actor, {
        type: 'price.fixed-by-contract',
        entity: 'contract',
        entityId: id,
        companyId: contract.companyId,
        diff: {
          article: goods.get(productId)?.article,
          contract: contract.number,
          before: { price: current.get(productId) ?? null },
          after: { price },
        },
      })
    if (changed.length === 0)
      await recordEvent(tx, actor, {
        type: 'price.unchanged',
        entity: 'contract',
        entityId: id,
        companyId: contract.companyId,
        diff: { rows: rows.length },
      })
    return { rows: outcomes }
  })
