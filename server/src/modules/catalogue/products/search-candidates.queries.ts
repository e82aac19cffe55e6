import type { SearchQueryShow } from '@vitrina/contract/catalogue/search-queries'
import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

/** So many of the newest are grouped: the answer takes no longer in a store with millions of searches. */
const MOST_SEARCHES = 20_000

type Candidate = {
  text: string
  searchCount: number
  viewerCount: number
  lastAt: string
  totalCount: number
  understood: string
  normalised: string
  groupCount: number
}

/** Each condition is that of a partial index. */
const conditions = {
  nothing: sql`total = 0 and normalised <> ''`,
  unused: sql`total > 0 and not is_used and normalised <> ''`,
} as const satisfies Record<SearchQueryShow, unknown>

type CandidatesQuery = { show: SearchQueryShow; from: Date; to: Date; page: number; pageSize: number }

/** Searches of a period by their spelling, the most frequent first. */
export const listCandidates = ({ db }: Context, { show, from, to, page, pageSize }: CandidatesQuery): Promise<Candidate[]> =>
  queryRows<Candidate>(
    db,
    {
      text: 'text',
      searchCount: 'number',
      viewerCount: 'number',
      lastAt: 'text',
      totalCount: 'number',
      understood: 'text',
      normalised: 'text',
      groupCount: 'number',
    },
    sql`
      with recent as (
        select * from search_log
        where searched_at between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz and ${conditions[show]}
        order by searched_at desc limit ${MOST_SEARCHES}),
      grouped as (
        select normalised, count(*) as count, count(distinct coalesce(viewer, uuid::text)) as viewers, max(searched_at) as last,
          (array_agg(uuid order by searched_at desc))[1] as newest
        from recent group by normalised)
      select r.keyword as "text", g.count as "searchCount", g.viewers as "viewerCount", r.total as "totalCount", r.understood,
        to_char(g.last at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastAt", g.normalised, g.groups as "groupCount"
      from (
        select *, count(*) over () as groups from grouped
        order by count desc, last desc limit ${pageSize} offset ${(page - 1) * pageSize}) g
      join search_log r on r.uuid = g.newest
      order by g.count desc, g.last desc`,
  )
