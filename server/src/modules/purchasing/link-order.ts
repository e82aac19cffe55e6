import { unclaimedOf, withNeed, withoutEntry } from '@vitrina/contract/cart/line-needs.rules'
import type { Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { listNeedLines, type NeedLine, saveLineNeeds } from '#modules/order-record/line-needs'
import { lockOwnOrder } from '#modules/order-record/lock-order'
import { type AmountsRow, listLineAmounts } from './line-amounts.queries.ts'
import { lockForEdit, openEntryHead, requireReader } from './open-entry.ts'
import type { Prices } from './read-rest.ts'
import { showEntry } from './show-entry.ts'

type Linked = { catalogue: Prices; id: number; orderId: number }

const isSame = (one: Pick<AmountsRow, 'productId' | 'customProductId'>, other: Pick<AmountsRow, 'productId' | 'customProductId'>) =>
  one.productId === other.productId && one.customProductId === other.customProductId

/** Lines of an order that serve the entry from now on, as far as something is short and no other entry has them. */
function claimsOf(entryId: number, ordered: readonly NeedLine[], rows: readonly AmountsRow[]): Pick<NeedLine, 'id' | 'source'>[] {
  return ordered.flatMap((line) => {
    const row = rows.find((one) => isSame(one, line))
    const needs = line.source?.needs ?? []
    const amount = row ? Math.min(row.short, unclaimedOf(needs, line.amount)) : 0
    if (!row || amount <= 0) return []
    const source = line.source ?? { type: 'purchasing' as const, id: entryId, lineId: row.id }
    const need = { entryId, lineId: row.id, amount }
    return [{ id: line.id, source: { ...source, needs: withNeed(needs, { total: line.amount, need }) } }]
  })
}

/** Counts an order of the company for an entry. */
export async function linkOrder(ctx: Context, actor: Actor, { catalogue, id, orderId }: Linked): Promise<Entry & { linkedCount: number }> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    await lockForEdit(tx, reader, id)
    await lockOwnOrder(tx, actor, orderId)
    const claims = claimsOf(id, await listNeedLines(tx, orderId), await listLineAmounts(tx, id))
    await saveLineNeeds(tx, claims)
    const entry = await showEntry(tx, actor, { catalogue, reader, head: await openEntryHead(tx, reader, id) })
    return { ...entry, linkedCount: claims.length }
  })
}

/** Counts an order for an entry no longer; the order itself stays as it is. */
export async function unlinkOrder(ctx: Context, actor: Actor, { catalogue, id, orderId }: Linked): Promise<Entry> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    await lockForEdit(tx, reader, id)
    await lockOwnOrder(tx, actor, orderId)
    const serving = (await listNeedLines(tx, orderId)).filter(({ source }) => source?.needs?.some(({ entryId }) => entryId === id))
    await saveLineNeeds(
      tx,
      serving.map(({ id: lineId, source, amount }) => {
        const { needs = [], ...rest } = source ?? { type: 'purchasing' as const }
        const left = withoutEntry(needs, { entryId: id, total: amount })
        return { id: lineId, source: left.length > 0 ? { ...rest, needs: left } : rest }
      }),
    )
    return showEntry(tx, actor, { catalogue, reader, head: await openEntryHead(tx, reader, id) })
  })
}
