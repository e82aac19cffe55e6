import { MAX_LINE_NOTE, MAX_QUOTE_LINES, type Quote, type QuoteSource } from '@vitrina/contract/quotes/quotes'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { linesOfSource } from './lines-of-source.ts'
import { withListPrices } from './list-prices.ts'
import { buyerScope, type CompanyActor, openQuote } from './open-quote.ts'
import { insertQuote } from './quotes.queries.ts'
import { shownQuote } from './read-quote.ts'

/** Begins a request; the seller sees nothing of it until it is sent. */
export async function createQuote(ctx: Context, actor: CompanyActor, { from, name }: { from: QuoteSource; name: string }): Promise<Quote> {
  const scope = buyerScope(actor)
  const begun = await linesOfSource(ctx, actor, from)
  if (begun.lines.length === 0) throw new AppError('quote.empty')
  if (begun.lines.length > MAX_QUOTE_LINES) throw new AppError('quote.too-large', { params: { limit: MAX_QUOTE_LINES } })
  const { id: userId, companyId, regionId } = actor.user
  const lines = await withListPrices(ctx, actor, { companyId, regionId }, begun.lines)
  return inTransaction(ctx, async (tx) => {
    const id = await insertQuote(tx, {
      siteId: actor.siteId,
      companyId,
      createdBy: userId,
      name: (name || begun.name).slice(0, MAX_LINE_NOTE),
      sourceType: from.type,
      sourceId: begun.sourceId,
      draft: { lines, message: '', validUntil: null },
    })
    return shownQuote(tx, await openQuote(tx, scope, id), 'buyer')
  })
}
