import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import type { ProductParts } from '#modules/catalogue/products/product-cache'
import { figuresKey, figuresNow } from '#modules/specifications/figures/figures-cache'
import type { FigureFacts } from '#modules/specifications/figures/make-figures'
import { readFigureFacts } from '#modules/specifications/figures/read-figures'
import type { RestLine } from './entry-figures.rules.ts'
import type { BoardReader } from './purchasing-scope.queries.ts'

export type Prices = Pick<Catalogue, 'productCache'>
export type ShortLine = { productId: number | null; customProductId: number | null; amount: number }
type ShortList = readonly ShortLine[]

const documentOf = (lines: ShortList): FigureFacts['document'] => ({
  groups: [],
  lines: lines.map(({ productId, customProductId, amount }, at) => ({ productId, customProductId, amount, id: String(at), groupId: null })),
})

/** A list that is the same as last time is the same document, so that its figures are found again. */
const documents = new WeakMap<ShortList, FigureFacts['document']>()
function cachedDocument(lines: ShortList): FigureFacts['document'] {
  const document = documents.get(lines) ?? documentOf(lines)
  documents.set(lines, document)
  return document
}

/** The facts of one list out of those of all: each is figured by itself, or the entries would take each other's stock and breaks. */
function factsFor(facts: FigureFacts, lines: ShortList): FigureFacts {
  const sold: [number, ProductParts][] = []
  for (const { productId } of lines) {
    const parts = productId === null ? undefined : facts.goods.sold.get(productId)
    if (parts) sold.push([parts.id, parts])
  }
  return { ...facts, document: cachedDocument(lines), goods: { ...facts.goods, sold: new Map(sold) } }
}

/** Cost and day of the short lines by the store's one promise; the statements are the same few for one list and for many. */
export async function readRest(
  ctx: Context,
  actor: Actor,
  { catalogue, reader, lists }: { catalogue: Prices; reader: BoardReader; lists: readonly ShortList[] },
): Promise<RestLine[][]> {
  const all = lists.flat()
  if (all.length === 0) return lists.map(() => [])
  const facts = await readFigureFacts(ctx, actor, { catalogue, reader, document: documentOf(all) })
  const key = figuresKey(facts)
  return lists.map((lines) =>
    figuresNow(factsFor(facts, lines), key).lines.map(({ price, sum, day }) => ({ price: price?.value ?? null, sum, day })),
  )
}
