import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { loadDocument } from '../document-cache.ts'
import { openPlainHead, requireReader } from '../open-specification.ts'
import { replaceOpening, type SeenCells } from './openings.queries.ts'
import { figuresNow } from './figures-cache.ts'
import { readFigureFacts } from './read-figures.ts'
import { type Change, changesSince, type Seen } from './since-last-opened.rules.ts'

const cellsOf = ({ productId, price, stock, day, isSold }: Seen): SeenCells => [productId, price, stock, day, isSold]
const seenOf = ([productId, price, stock, day, isSold]: SeenCells): Seen => ({ productId, price, stock, day, isSold })

/** Changes since this person opened the specification last. This opening takes the place of that one. */
export async function readSinceLastOpened(ctx: Context, actor: Actor, { catalogue, id }: { catalogue: Catalogue; id: number }) {
  const reader = requireReader(actor)
  const document = await loadDocument(ctx, await openPlainHead(ctx, reader, id))
  const facts = await readFigureFacts(ctx, actor, { catalogue, reader, document })
  const { goods } = facts
  const figures = figuresNow(facts)
  const seen = new Map<number, Seen>()
  for (const [at, line] of document.lines.entries()) {
    const made = figures.lines[at]
    if (line.productId === null || !made || !(goods.sold.has(line.productId) || goods.others.of(line))) continue
    const { productId } = line
    const day = [seen.get(productId)?.day ?? null, made.day].reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b))
    seen.set(productId, { productId, price: made.price?.value ?? null, stock: made.stock, day, isSold: goods.sold.has(productId) })
  }
  const former = await replaceOpening(ctx, { specificationId: id, userId: reader.userId }, [...seen.values()].map(cellsOf))
  const known = new Map(former?.seen?.map((cells) => [cells[0], seenOf(cells)]))
  const told = new Set<number>()
  return {
    openedAt: former ? new Date(former.openedAt).toISOString() : null,
    items: document.lines.flatMap((line) => {
      const [earlier, now] = [known.get(line.productId ?? 0), seen.get(line.productId ?? 0)]
      // A product of several lines is told of once.
      if (!earlier || !now || told.has(now.productId)) return []
      told.add(now.productId)
      const name = goods.sold.get(now.productId)?.name ?? goods.others.nameOf(line)
      return changesSince(earlier, now).map((change: Change) => ({ lineId: line.id, name, ...change }))
    }),
  }
}
