import type { ImportedCartLine } from '@vitrina/contract/cart/cart-import'
import { MAX_CART_ITEMS } from '@vitrina/contract/cart/cart.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordTaken, takeImportLines } from '#modules/list-import/take-import-lines'
import { readViewer } from '#modules/prices/read-viewer'
import { addItems } from './add-items.ts'
import { requireOwner } from './cart-owner.ts'
import { factsOf, readFacts } from './line-facts.ts'
import { itemsOfImport, type WantedItem } from './take-import.rules.ts'

const given = (ids: readonly (number | null)[]): number[] => ids.flatMap((id) => (id === null ? [] : [id]))

/** The cart's remark on a line goes into the report where the report has nothing graver. */
const withPrices = ({ lines }: WantedItem, code: string | undefined): ImportedCartLine[] =>
  code === 'no-price' ? lines.map((line) => ({ ...line, outcome: 'no-price' })) : lines

/** Puts the chosen lines of an import into the active cart; each is reported, none is lost silently. */
export async function takeImport(ctx: Context, actor: Actor, importId: string) {
  const owner = requireOwner(actor)
  return inTransaction(ctx, async (tx) => {
    const taken = await takeImportLines(tx, actor, importId)
    const places = (await readViewer(tx, actor)).places.map(({ id }) => id)
    const facts = await readFacts(tx, {
      owner,
      language: actor.language,
      places,
      productIds: given(taken.map(({ productId }) => productId)),
      customIds: given(taken.map(({ customProductId }) => customProductId)),
    })
    const { wanted, left } = itemsOfImport(taken, ({ productId, customProductId }) =>
      factsOf(facts, { productId: productId ?? undefined, customProductId: customProductId ?? undefined }),
    )
    // With nothing to put in, the import stays to be looked through.
    if (wanted.length === 0 || wanted.length > MAX_CART_ITEMS) throw new AppError('import.empty')
    const { id, version, totals, items } = await addItems(tx, actor, { items: wanted.map(({ item }) => item), mode: 'add' })
    await recordTaken(tx, importId, { type: 'cart', id })
    const put = wanted.flatMap((one, at) => withPrices(one, items[at]?.code))
    const report = [...put, ...left].toSorted((a, b) => a.position - b.position)
    return { id, version, totals, items: report, takenCount: put.length, leftCount: left.length }
  })
}
