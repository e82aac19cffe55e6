import type { Input, Output } from '@vitrina/contract/endpoint'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { purchasingDeskApi } from '@vitrina/contract/purchasing/purchasing-desk'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { requireToggle } from '#modules/site/require-access'
import { listDeskHeads } from '../entries.queries.ts'
import { readEntryAmounts } from '../entry-amounts.ts'
import { shownRow } from '../show-entry.ts'

type Query = Input<typeof purchasingDeskApi.list>['query']

/** Needs of the companies a member of staff answers for. The rest is not priced: each company has prices of its own. */
export async function listDesk(ctx: Context, actor: Actor, query: Query): Promise<Output<typeof purchasingDeskApi.list>> {
  requireToggle(actor, 'purchasing')
  const { rows, total } = await listDeskHeads(ctx, actor, query)
  const ids = rows.map(({ id }) => id)
  const amounts = await readEntryAmounts(ctx, ids)
  return {
    items: rows.flatMap((row) => {
      const counted = amounts.get(row.id)
      return counted ? [{ ...shownRow(row, counted, []), company: row.company }] : []
    }),
    meta: pageMetaOf({ page: query.page, size: query.pageSize, total }),
  }
}
