import { pageMetaOf } from '@vitrina/contract/paging'
import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import type { BuyerList, Quote, QuoteRow, QuoteVersion } from '@vitrina/contract/quotes/quotes'
import { acceptedSum, quoteSum, type QuoteSide, stepsOf, turnOf } from '@vitrina/contract/quotes/quotes.rules'
import type { Context } from '#platform/context'
import { currentLines, ownDraft, readVersions } from './current-lines.ts'
import { buyerScope, type CompanyActor, openQuote, stateOf } from './open-quote.ts'
import { countQuotes, listNewest, listQuotes as listHeads, type QuoteHead } from './quotes.queries.ts'

/** A row of either side's list, from the lines that side sees. */
export function rowOf(ctx: Context, head: QuoteHead, lines: readonly QuoteLine[]): QuoteRow {
  const state = stateOf(ctx, head)
  const { id, number, name, versionNo, validUntil, author, createdAt, updatedAt } = head
  return {
    id,
    number,
    name,
    state,
    turn: turnOf(state),
    versionNo,
    lineCount: lines.length,
    sum: head.accepted ? acceptedSum(lines, head.accepted.lines) : quoteSum(lines),
    validUntil,
    author: author ?? '',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const acceptedOf = ({ accepted, acceptedAt }: QuoteHead, versions: readonly QuoteVersion[]): Quote['accepted'] =>
  accepted &&
  acceptedAt && {
    versionNo: accepted.versionNo,
    at: acceptedAt.toISOString(),
    sum: acceptedSum(versions.find(({ no }) => no === accepted.versionNo)?.lines ?? [], accepted.lines),
    lines: accepted.lines,
  }

/** A request as one side sees it. */
export async function shownQuote(ctx: Context, head: QuoteHead, side: QuoteSide): Promise<Quote> {
  const versions = await readVersions(ctx, head.id)
  const lines = currentLines(ctx, { head, versions, side })
  return {
    ...rowOf(ctx, head, lines),
    edition: head.edition,
    source: { type: head.sourceType, id: head.sourceId },
    lines,
    message: ownDraft(ctx, head, side)?.message ?? '',
    versions,
    accepted: acceptedOf(head, versions),
    orders: head.orders ?? [],
    reason: head.reason,
    steps: stepsOf(side, stateOf(ctx, head)),
  }
}

export async function readQuote(ctx: Context, actor: CompanyActor, id: number): Promise<Quote> {
  return shownQuote(ctx, await openQuote(ctx, buyerScope(actor), id), 'buyer')
}

export async function listQuotes(
  ctx: Context,
  actor: CompanyActor,
  query: { list: BuyerList; page: number; pageSize: number },
): Promise<{ items: QuoteRow[]; meta: ReturnType<typeof pageMetaOf>; counts: Record<Exclude<BuyerList, 'finished'>, number> }> {
  const scope = buyerScope(actor)
  const { rows, total } = await listHeads(ctx, scope, query)
  const newest = await listNewest(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((head) => rowOf(ctx, head, newest.get(head.id) ?? ownDraft(ctx, head, 'buyer')?.lines ?? [])),
    meta: pageMetaOf({ page: query.page, size: query.pageSize, total }),
    counts: await countQuotes(ctx, scope, ['open', 'atBuyer', 'atSeller']),
  }
}
