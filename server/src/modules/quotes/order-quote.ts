import { randomUUID } from 'node:crypto'
import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import type { OrderWishes, PlacedOrder } from '@vitrina/contract/orders/checkout'
import { canTake } from '@vitrina/contract/quotes/quotes.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { readGivenOptions } from '#modules/orders/placing/checkout-options'
import { type AgreedLine, placeAgreedOrder } from '#modules/orders/placing/place-order'
import { readVersions } from './current-lines.ts'
import { buyerScope, type CompanyActor, lockForStep, openQuote, stateOf } from './open-quote.ts'
import { type QuoteHead, updateQuote } from './quotes.queries.ts'

/** The accepted lines with the prices of their version, also where the lists have changed since. */
async function agreedLines(ctx: Context, { id, number, accepted }: QuoteHead): Promise<AgreedLine[]> {
  const version = (await readVersions(ctx, id)).find(({ no }) => no === accepted?.versionNo)
  const byId = new Map(version?.lines.map((line) => [line.id, line]))
  return (accepted?.lines ?? []).map(({ id: lineId, amount }, at) => {
    const line = byId.get(lineId)
    const price = line?.answer?.price ?? null
    if (!line || price === null) throw new Error(`Line ${lineId} of request ${number} was accepted without a price`)
    const replacement = line.answer?.replacement ?? null
    return {
      id: at + 1,
      product_id: replacement?.productId ?? line.productId,
      custom_product_id: replacement ? null : line.customProductId,
      amount,
      note: line.wish.note,
      source: { type: 'quote', id, lineId },
      agreed: { price, number },
    }
  })
}

/** The choices of checkout for an accepted request. */
export async function readQuoteCheckout(
  ctx: Context,
  actor: CompanyActor,
  { id, ...query }: { id: number; contractId?: number | undefined; supply: SupplyStrategy },
) {
  const head = await openQuote(ctx, buyerScope(actor), id)
  if (!canTake('order', stateOf(ctx, head))) throw new AppError('quote.not-now')
  const options = await readGivenOptions(ctx, actor, { ...query, lines: await agreedLines(ctx, head) })
  return { ...options, edition: head.edition }
}

type QuoteOrder = OrderWishes & { id: number; edition: number; origin: string }

/** An accepted request becomes an order once: whoever comes second finds it ordered. */
export async function orderQuote(
  ctx: Context,
  actor: CompanyActor,
  { id, edition, origin, ...wanted }: QuoteOrder,
): Promise<PlacedOrder[]> {
  const scope = buyerScope(actor)
  return inTransaction(ctx, async (tx) => {
    const { head } = await lockForStep(tx, scope, { id, edition, steps: ['order'] })
    const groupKey = randomUUID()
    const placed = await placeAgreedOrder(tx, actor, { wanted, origin, lines: await agreedLines(tx, head), groupKey })
    await updateQuote(tx, id, { orderGroup: groupKey })
    await recordEvent(tx, actor, {
      type: 'quote.ordered',
      entity: 'quote',
      entityId: id,
      diff: { orders: placed.map(({ number }) => number) },
    })
    return placed
  })
}
