import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer } from '#modules/prices/read-viewer'
import type { CartOwner } from './cart-owner.ts'
import { bumpCart } from './deletions.queries.ts'
import { factsOf, factsOfLine, readFacts } from './line-facts.ts'
import { fieldErrorOf, lineOutcome, type LineOutcome, type Outcome } from './line-results.ts'
import { type LineRow, lineState, pricedForOf } from './line-state.ts'
import { type Chosen, listLines, readTotals } from './lines.queries.ts'
import { saveItems } from './save-items.ts'
import { keyOfLine, refusalOf } from './item-inputs.rules.ts'

const subjectOf = ({ product_id, custom_product_id }: LineRow) => ({
  productId: product_id ?? undefined,
  customProductId: custom_product_id ?? undefined,
})

type AmountInput = { owner: CartOwner; cartId: number; chosen: Chosen; amount: number }

/** One amount for many lines, each with the price for it. The cart is locked by the caller. */
export async function setAmounts(tx: Context, actor: Actor, { owner, cartId, chosen, amount }: AmountInput): Promise<Outcome> {
  const lines = await listLines(tx, cartId, chosen)
  const viewer = await readViewer(tx, actor)
  const facts = await readFacts(tx, {
    owner,
    language: actor.language,
    places: viewer.places.map(({ id }) => id),
    productIds: lines.flatMap(({ product_id }) => product_id ?? []),
    customIds: lines.flatMap(({ custom_product_id }) => custom_product_id ?? []),
  })
  const refusals = new Map(lines.map((line) => [line.id, refusalOf(factsOfLine(facts, line), amount)]))
  const items = lines
    .filter(({ id }) => !refusals.get(id))
    .map((line) => ({ ...subjectOf(line), key: keyOfLine(line), amount, selected: line.is_selected }))
  const moment = { pricedFor: pricedForOf(viewer), now: tx.now() }
  const changed =
    items.length > 0
      ? await saveItems(tx, { cartId, items, facts, viewer, moment })
      : { version: await bumpCart(tx, cartId), totals: await readTotals(tx, cartId), lines: [] }

  const after = new Map(changed.lines.map((line) => [line.id, line]))
  const outcomeOf = (line: LineRow): LineOutcome => {
    const refusal = refusals.get(line.id)
    if (refusal) return { status: 'error', ...fieldErrorOf(actor, refusal, { at: '', unit: factsOf(facts, subjectOf(line))?.unit }) }
    return lineOutcome(lineState(after.get(line.id) ?? line, factsOfLine(facts, line), moment))
  }
  return {
    cartId,
    version: changed.version,
    totals: changed.totals,
    deletionToken: null,
    lines: lines.map((line) => ({ id: line.id, product_id: line.product_id, outcome: outcomeOf(line) })),
  }
}
