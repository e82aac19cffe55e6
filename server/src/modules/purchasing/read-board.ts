import type { Input } from '@vitrina/contract/endpoint'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import type { Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { listBoardHeads } from './entries.queries.ts'
import { readEntryAmounts } from './entry-amounts.ts'
import { openEntryHead, requireReader } from './open-entry.ts'
import { type Prices, readRest } from './read-rest.ts'
import { showEntry, shownRow } from './show-entry.ts'

type Query = Input<typeof purchasingApi.list>['query']

/** A page of the company's board: heads, what is ordered of them, and what the rest costs and when it could come. */
export async function readBoard(ctx: Context, actor: Actor, { catalogue, query }: { catalogue: Prices; query: Query }) {
  const reader = requireReader(actor)
  const { rows, total } = await listBoardHeads(ctx, reader, query)
  const amounts = await readEntryAmounts(
    ctx,
    rows.map(({ id }) => id),
  )
  const shown = rows.map((row) => {
    const counted = amounts.get(row.id)
    if (!counted) throw new Error(`Entry ${row.id} was not counted`)
    return { row, counted }
  })
  const rests = await readRest(ctx, actor, { catalogue, reader, lists: shown.map(({ counted }) => counted.short) })
  return {
    items: shown.map(({ row, counted }, at) => shownRow(row, counted, rests[at] ?? [])),
    meta: pageMetaOf({ page: query.page, size: query.pageSize, total }),
  }
}

export async function readEntry(ctx: Context, actor: Actor, { catalogue, id }: { catalogue: Prices; id: number }): Promise<Entry> {
  const reader = requireReader(actor)
  return showEntry(ctx, actor, { catalogue, reader, head: await openEntryHead(ctx, reader, id) })
}
