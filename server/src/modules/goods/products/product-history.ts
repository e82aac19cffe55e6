import { formatSellerMoment } from '@vitrina/contract/days/days.rules'
import { ADDED } from '@vitrina/contract/goods/product-changes.rules'
import type { HistoryEntry, UndoneRow } from '@vitrina/contract/goods/goods'
import type { Language } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { goodsTextsIn } from '#texts/goods'
import { fill } from '#texts/texts'
import { byHand } from './change-products.ts'
import { type RecordedChange, readHistory } from './product-changes.queries.ts'
import { readProduct } from './read-product.ts'
import { type UndoneChange, undoChanges } from './undo-changes.ts'

const PAGE = 50

const shown = ({ id, field, before, after, source, sourceNumber, actorName, at, undoes, undoneBy }: RecordedChange): HistoryEntry => ({
  id,
  field,
  before,
  after,
  source,
  sourceNumber,
  actor: actorName,
  at: at.toISOString(),
  isUndo: undoes !== null,
  isUndone: undoneBy !== null,
})

export async function readProductHistory(ctx: Context, { id, before }: { id: number; before: number | null }) {
  await readProduct(ctx, id)
  const found = await readHistory(ctx, id, { before, limit: PAGE + 1 })
  return { items: found.slice(0, PAGE).map(shown), hasMore: found.length > PAGE }
}

/** Who made a change, in words: a person by name, an import or a packet by its number. */
function changedByWhom(change: RecordedChange, language: Language): string {
  const { undo } = goodsTextsIn(language)
  if (change.source !== 'hand') return fill(undo[change.source], { number: change.sourceNumber ?? 0 })
  return change.actorName ?? undo.someone
}

function reasonOf(undone: UndoneChange, language: Language): string | null {
  const { undo } = goodsTextsIn(language)
  if (undone.outcome === 'undone') return null
  if (undone.outcome === 'refused') return undo[typeof undone.refusal === 'string' ? undone.refusal : 'refused']
  if (!undone.by) return undo.changedOutside
  return fill(undo.changedBy, { who: changedByWhom(undone.by, language), when: formatSellerMoment(undone.by.at) })
}

export const undoProductChanges = (ctx: Context, actor: Actor, changeIds: readonly number[]): Promise<{ changes: UndoneRow[] }> =>
  inTransaction(ctx, async (tx) => {
    const undone = await undoChanges(tx, byHand(actor), changeIds)
    for (const { change, outcome } of undone)
      if (outcome === 'undone')
        await recordEvent(tx, actor, {
          type: 'product.change-undone',
          entity: 'product',
          entityId: change.productId,
          diff:
            change.field === ADDED
              ? { before: change.after, after: null }
              : { [change.field]: { before: change.after, after: change.before } },
        })
    if (!undone.some(({ outcome }) => outcome === 'undone')) {
      const diff = { changes: [...changeIds], kept: undone.map(({ change, outcome }) => ({ field: change.field, outcome })) }
      await recordEvent(tx, actor, { type: 'product.undo-refused', entity: 'product', entityId: undone[0]?.change.productId ?? '', diff })
    }
    return {
      changes: undone.map((one) => ({
        changeId: one.change.id,
        productId: one.change.productId,
        field: one.change.field,
        outcome: one.outcome,
        reason: reasonOf(one, actor.language),
      })),
    }
  })
