import { DAY_MS } from '@vitrina/contract/days/days.rules'
import type { searchQueriesApi } from '@vitrina/contract/catalogue/search-queries'
import type { Input, Output } from '@vitrina/contract/endpoint'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Context } from '#platform/context'
import { readEntries } from '#search/dictionary/search-dictionary'
import type { Catalogue } from '../open-catalogue.ts'
import { listCandidates } from './search-candidates.queries.ts'
import { USED_WITHIN_MINUTES } from './search-candidates.rules.ts'

type Api = typeof searchQueriesApi.list

/** Searches without a result are shown at once, others when their buyers have had the time to open a product. */
export async function listSearchQueries(
  ctx: Context,
  { searchLog }: Catalogue,
  { show, days, page, pageSize }: Input<Api>['query'],
): Promise<Output<Api>> {
  await searchLog.flush()
  const now = ctx.now().getTime()
  const rows = await listCandidates(ctx, {
    show,
    from: new Date(now - days * DAY_MS),
    to: new Date(show === 'unused' ? now - USED_WITHIN_MINUTES * 60_000 : now),
    page,
    pageSize,
  })
  const known = new Set((await readEntries(ctx)).map(({ key }) => key))
  return {
    items: rows.map(({ groupCount: _, normalised, ...item }) => ({ ...item, isInDictionary: known.has(normalised) })),
    meta: pageMetaOf({ page, size: pageSize, total: rows[0]?.groupCount ?? 0 }),
  }
}
