import { pageMetaOf } from '@vitrina/contract/paging'
import type { DeskList, DeskQuote, DeskQuoteRow } from '@vitrina/contract/quotes/quote-desk'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Context } from '#platform/context'
import { ownDraft } from '../current-lines.ts'
import { openQuote, staffScope, type StaffActor } from '../open-quote.ts'
import { countQuotes, listNewest, listQuotes, type QuoteHead } from '../quotes.queries.ts'
import { rowOf, shownQuote } from '../read-quote.ts'

const ofStaff = ({ company, waitingSince, taker, approval }: QuoteHead) => ({
  company,
  waitingSince: waitingSince?.toISOString() ?? null,
  takenBy: taker,
  approval,
})

export async function shownAtDesk(ctx: Context, actor: StaffActor, head: QuoteHead): Promise<DeskQuote> {
  return {
    ...(await shownQuote(ctx, head, 'seller')),
    ...ofStaff(head),
    approvalNote: head.approvalNote,
    mostDiscountPercent: actor.site.settings.quotes.mostDiscountPercent,
    canApprove: may(actor.user.role, 'quotes.approve'),
    draftValidUntil: ownDraft(ctx, head, 'seller')?.validUntil ?? null,
  }
}

export async function readDeskQuote(ctx: Context, actor: StaffActor, id: number): Promise<DeskQuote> {
  return shownAtDesk(ctx, actor, await openQuote(ctx, staffScope(actor), id))
}

type DeskQuery = { list: DeskList; page: number; pageSize: number }

export async function listDeskQuotes(ctx: Context, actor: StaffActor, query: DeskQuery) {
  const scope = staffScope(actor)
  const { rows, total } = await listQuotes(ctx, scope, query)
  const newest = await listNewest(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((head): DeskQuoteRow => ({ ...rowOf(ctx, head, newest.get(head.id) ?? []), ...ofStaff(head) })),
    meta: pageMetaOf({ page: query.page, size: query.pageSize, total }),
    counts: await countQuotes(ctx, scope, ['waiting', 'approval', 'answered']),
  }
}
