import { randomUUID } from 'node:crypto'
import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import type { QuoteSource } from '@vitrina/contract/quotes/quotes'
import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readCart } from '#modules/cart/read-cart'
import { loadDocument } from '#modules/specifications/document-cache'
import { neededAmounts } from '#modules/specifications/figures/figures.rules'
import { readLineProducts } from '#modules/specifications/line-products'
import { openHead, requireReader } from '#modules/specifications/open-specification'
import { chosenOf } from '#modules/specifications/transfer/chosen-lines'
import type { CompanyActor } from './open-quote.ts'

export type Begun = { name: string; sourceId: number | null; lines: QuoteLine[] }
type Given = Pick<QuoteLine, 'productId' | 'customProductId' | 'article' | 'name' | 'unit' | 'decimals' | 'amount'> & { note: string }

const newLine = ({ note, ...given }: Given): QuoteLine => ({
  id: randomUUID(),
  ...given,
  listPrice: null,
  wish: { price: null, neededOn: null, note },
  answer: null,
})

/** One line for each product: its places in a specification are one purchase, with one price. */
function merged(lines: readonly Given[]): QuoteLine[] {
  const byProduct = new Map<string, Given>()
  for (const [at, line] of lines.entries()) {
    const { productId, customProductId } = line
    const key = productId !== null ? `p${productId}` : customProductId !== null ? `c${customProductId}` : `t${at}`
    const former = byProduct.get(key)
    byProduct.set(key, former ? { ...former, amount: addAmounts(former.amount, line.amount) } : line)
  }
  return [...byProduct.values()].map(newLine)
}

/** The selected lines of the active cart. */
async function fromCart(ctx: Context, actor: CompanyActor): Promise<Begun> {
  const cart = await readCart(ctx, actor)
  const lines = cart.lines.filter(({ selected }) => selected)
  if (lines.length === 0) throw new AppError('cart.empty')
  return {
    name: cart.name,
    sourceId: cart.id,
    lines: merged(
      lines.map(({ productId, customProductId, amount, note, product: { article, name, unit } }) => ({
        productId,
        customProductId,
        article,
        name,
        unit: unit.name,
        decimals: unit.decimals,
        amount,
        note,
      })),
    ),
  }
}

/** Lines without a product go as their text: the seller may answer with one. */
async function fromSpecification(
  ctx: Context,
  actor: CompanyActor,
  { id, lineIds }: { id: number; lineIds?: string[] | undefined },
): Promise<Begun> {
  const reader = requireReader(actor)
  const head = await openHead(ctx, reader, id)
  const whole = await loadDocument(ctx, head)
  const lines = chosenOf(actor, whole.lines, lineIds)
  const products = await readLineProducts(ctx, { ...reader, language: actor.language }, lines)
  const needed = neededAmounts({ groups: whole.groups, lines })
  return {
    name: head.name,
    sourceId: id,
    lines: merged(
      lines.map(({ productId, customProductId, rawText, unit, note, amount }, at) => {
        const product = products.of({ productId, customProductId })
        const isUsable = product?.isUsable ?? false
        return {
          productId: isUsable ? productId : null,
          customProductId: isUsable ? customProductId : null,
          article: product?.article ?? '',
          name: product?.name ?? rawText,
          unit: product?.unit.name ?? unit,
          decimals: product?.unit.decimals ?? 3,
          amount: needed[at] ?? amount,
          note,
        }
      }),
    ),
  }
}

/** Lines a request begins with. */
export const linesOfSource = (ctx: Context, actor: CompanyActor, source: QuoteSource): Promise<Begun> =>
  source.type === 'cart' ? fromCart(ctx, actor) : fromSpecification(ctx, actor, source)
