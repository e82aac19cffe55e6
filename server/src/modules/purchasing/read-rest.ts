import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { type FigureFacts, makeFigures } from '#modules/specifications/figures/make-figures'
import { readFigureFacts } from '#modules/specifications/figures/read-figures'
import type { RestLine } from './entry-figures.rules.ts'
import type { BoardReader } from './purchasing-scope.queries.ts'

export type Prices = Pick<Catalogue, 'productCache'>
export type ShortLine = { productId: number | null; customProductId: number | null; amount: number }

const documentOf = (lines: readonly ShortLine[]): FigureFacts['document'] => ({
  groups: [],
  lines: lines.map((line, at) => ({ ...line, id: String(at), groupId: null })),
})

/** The facts of one list out of those of all. */
function factsFor(facts: FigureFacts, lines: readonly ShortLine[]): FigureFacts {
  const sold = new Map(
    lines.flatMap(({ productId }) => {
      const parts = productId === null ? undefined : facts.goods.sold.get(productId)
      return productId !== null && parts ? [[productId, parts] as const] : []
    }),
  )
  return { ...facts, document: documentOf(lines), goods: { ...facts.goods, sold } }
}

/**
 * Lines that can be figured together: a product stands once in an entry, so figured with other entries it must stand once too, or
 * the entries would take each other's stock and breaks.
 */
function layersOf(lines: readonly ShortLine[]): number[][] {
  const seen = new Map<number, number>()
  const layers: number[][] = []
  for (const [at, { productId }] of lines.entries()) {
    const layer = productId === null ? 0 : (seen.get(productId) ?? 0)
    if (productId !== null) seen.set(productId, layer + 1)
    const known = layers[layer]
    if (known) known.push(at)
    else layers[layer] = [at]
  }
  return layers
}

/** What short lines cost and when they could come by the store's one promise; the statements are the same few for one list and for many. */
export async function readRest(
  ctx: Context,
  actor: Actor,
  { catalogue, reader, lists }: { catalogue: Prices; reader: BoardReader; lists: readonly (readonly ShortLine[])[] },
): Promise<RestLine[][]> {
  const all = lists.flat()
  if (all.length === 0) return lists.map(() => [])
  const facts = await readFigureFacts(ctx, actor, { catalogue, reader, document: documentOf(all) })
  const made: RestLine[] = []
  for (const places of layersOf(all)) {
    const { lines } = makeFigures(
      factsFor(
        facts,
        places.flatMap((at) => all[at] ?? []),
      ),
    )
    for (const [n, { price, sum, day }] of lines.entries()) made[places[n] ?? 0] = { price: price?.value ?? null, sum, day }
  }
  let from = 0
  return lists.map(({ length }) => made.slice(from, (from += length)))
}
