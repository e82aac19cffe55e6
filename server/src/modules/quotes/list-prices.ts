import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import type { QuoteHead } from './quotes.queries.ts'

type Item = { id: number; amount: number }

/** The prices of the lists for the buyer's company in its author's region, whoever asks. */
async function listPrices(
  ctx: Context,
  actor: Actor & { user: ActorUser },
  { companyId, regionId }: Pick<QuoteHead, 'companyId' | 'regionId'>,
  items: readonly Item[],
): Promise<(id: number | null) => number | null> {
  const buyer = { ...actor, visitorUuid: null, user: { ...actor.user, companyId, regionId } }
  const resolved = await resolvePrices(ctx, await readViewer(ctx, buyer), { items })
  return (id) => (id === null ? null : (resolved.get(id)?.price.value ?? null))
}

/** Lines with the list prices of this moment; the products offered in their place too. */
export async function withListPrices(
  ctx: Context,
  actor: Actor & { user: ActorUser },
  head: Pick<QuoteHead, 'companyId' | 'regionId'>,
  lines: readonly QuoteLine[],
): Promise<QuoteLine[]> {
  const asked = lines.flatMap(({ productId, amount }) => (productId === null ? [] : [{ id: productId, amount }]))
  const replacing = lines.flatMap(({ answer }) =>
    answer?.replacement ? [{ id: answer.replacement.productId, amount: answer.amount }] : [],
  )
  const priceOf = await listPrices(ctx, actor, head, asked)
  const priceOfReplacement = await listPrices(ctx, actor, head, replacing)
  return lines.map((line) => ({
    ...line,
    listPrice: priceOf(line.productId),
    answer: line.answer && {
      ...line.answer,
      replacement: line.answer.replacement && {
        ...line.answer.replacement,
        listPrice: priceOfReplacement(line.answer.replacement.productId),
      },
    },
  }))
}
