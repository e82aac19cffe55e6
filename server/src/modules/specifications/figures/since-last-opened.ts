import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { loadDocument } from '../document.queries.ts'
import { readLineProducts } from '../line-products.ts'
import { openHead, requireReader } from '../open-specification.ts'
import { listOpenings, replaceOpenings, type Seen } from './openings.queries.ts'
import { makeFigures } from './read-figures.ts'
import { changesSince, type Change } from './since-last-opened.rules.ts'

/** What changed since this person opened the specification last. This opening takes the place of that one. */
export async function readSinceLastOpened(ctx: Context, actor: Actor, id: number) {
  const reader = requireReader(actor)
  await openHead(ctx, reader, id)
  const document = await loadDocument(ctx, id)
  const products = await readLineProducts(ctx, { ...reader, language: actor.language }, document.lines)
  const { lines } = await makeFigures(ctx, actor, { document, products })
  const seen = new Map<number, Seen>()
  for (const [at, line] of document.lines.entries()) {
    const figures = lines[at]
    const product = products.of(line)
    if (line.productId === null || !figures || !product) continue
    const day = [seen.get(line.productId)?.day ?? null, figures.day].reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b))
    seen.set(line.productId, {
      productId: line.productId,
      price: figures.price?.value ?? null,
      stock: figures.stock,
      day,
      isSold: product.isSold,
    })
  }
  const opening = { specificationId: id, userId: reader.userId }
  const before = await inTransaction(ctx, async (tx) => {
    const rows = await listOpenings(tx, opening)
    await replaceOpenings(tx, opening, [...seen.values()])
    return rows
  })
  const known = new Map(before.map((row) => [row.productId, row]))
  const told = new Set<number>()
  return {
    openedAt: before[0] ? new Date(before[0].openedAt).toISOString() : null,
    items: document.lines.flatMap((line) => {
      const [earlier, now] = [known.get(line.productId ?? 0), seen.get(line.productId ?? 0)]
      // A product of several lines is told of once.
      if (!earlier || !now || told.has(now.productId)) return []
      told.add(now.productId)
      return changesSince(earlier, now).map((change: Change) => ({ lineId: line.id, name: products.nameOf(line), ...change }))
    }),
  }
}
