import { and, count, desc, eq, lt, sql } from '#platform/database/drizzle'
import type { UnmatchedState } from '@vitrina/contract/list-import/unmatched-texts'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { unmatchedTexts } from '#tables/list-import'
import { users } from '#tables/users'

/** A phone of the country as people write it: what may be one stays in the buyer's own list. */
const PHONE = String.raw`(\+7|\m8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}\M`

/** Counts the lines of an import that nothing was found for; in the order of their keys, so that two imports never wait for each other in a circle. */
export const noteUnmatched = ({ db }: Context, jobId: string) =>
  db.execute(sql`
    insert into unmatched_texts as u (match_key, raw, line_count, import_count)
    select match_key, (array_agg(raw order by position))[1], count(*), 1 from import_lines
    where job_id = ${jobId}::uuid and status = 'unmatched' and match_key <> '' and raw !~ '@' and raw !~ ${PHONE}
    group by match_key order by match_key
    on conflict (match_key) do update set raw = excluded.raw, line_count = u.line_count + excluded.line_count,
      import_count = u.import_count + 1, last_at = now()`)

/** The seller's answers to these texts: a product that is sold, or null where there is none. */
export async function findAnswers({ db }: Context, keys: readonly string[]): Promise<Map<string, { productId: number | null }>> {
  const rows = await db
    .select({ key: unmatchedTexts.matchKey, productId: unmatchedTexts.productId })
    .from(unmatchedTexts)
    .leftJoin(products, eq(products.id, unmatchedTexts.productId))
    .where(
      and(
        sql`${unmatchedTexts.matchKey} = any(${sql.param([...keys])}::text[])`,
        sql`(${unmatchedTexts.state} = 'not_sold' or ${unmatchedTexts.state} = 'answered' and ${products.isActive})`,
      ),
    )
  return new Map(rows.map(({ key, productId }) => [key, { productId }]))
}

const shown = {
  id: unmatchedTexts.id,
  text: unmatchedTexts.raw,
  lineCount: unmatchedTexts.lineCount,
  importCount: unmatchedTexts.importCount,
  lastAt: unmatchedTexts.lastAt,
  state: unmatchedTexts.state,
  productId: unmatchedTexts.productId,
  article: products.article,
  name: products.name,
  isActive: products.isActive,
  answeredAt: unmatchedTexts.answeredAt,
  answeredBy: sql<string | null>`nullif(concat_ws(' ', nullif(${users.lastName}, ''), nullif(${users.firstName}, '')), '')`,
}

const selectTexts = ({ db }: Context) =>
  db
    .select(shown)
    .from(unmatchedTexts)
    .leftJoin(products, eq(products.id, unmatchedTexts.productId))
    .leftJoin(users, eq(users.id, unmatchedTexts.answeredBy))
export type UnmatchedRow = Awaited<ReturnType<typeof selectTexts>>[number]

type Page = { state: UnmatchedState; search: string; page: number; pageSize: number }

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

export const listUnmatched = (ctx: Context, { state, search, page, pageSize }: Page): Promise<UnmatchedRow[]> =>
  selectTexts(ctx)
    .where(and(eq(unmatchedTexts.state, state), search ? sql`${unmatchedTexts.raw} ilike ${`%${escaped(search)}%`}` : undefined))
    .orderBy(desc(unmatchedTexts.lineCount), desc(unmatchedTexts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

/** How many there are in each state, of those the search finds. */
export async function countUnmatched({ db }: Context, search: string): Promise<Record<UnmatchedState, number>> {
  const rows = await db
    .select({ state: unmatchedTexts.state, total: count() })
    .from(unmatchedTexts)
    .where(search ? sql`${unmatchedTexts.raw} ilike ${`%${escaped(search)}%`}` : undefined)
    .groupBy(unmatchedTexts.state)
  const totalOf = (state: UnmatchedState) => rows.find((row) => row.state === state)?.total ?? 0
  return { open: totalOf('open'), answered: totalOf('answered'), not_sold: totalOf('not_sold') }
}

export async function findUnmatched(ctx: Context, id: number): Promise<UnmatchedRow | undefined> {
  const [row] = await selectTexts(ctx).where(eq(unmatchedTexts.id, id))
  return row
}

/** Held until the transaction ends: two answers to one text come one after the other. */
export async function lockUnmatched(ctx: Context, id: number): Promise<UnmatchedRow | undefined> {
  await ctx.db.select({ id: unmatchedTexts.id }).from(unmatchedTexts).where(eq(unmatchedTexts.id, id)).for('update')
  return findUnmatched(ctx, id)
}

type Answer = Pick<typeof unmatchedTexts.$inferInsert, 'state' | 'productId' | 'answeredBy' | 'answeredAt'>

export const setAnswer = ({ db }: Context, id: number, answer: Answer) =>
  db.update(unmatchedTexts).set(answer).where(eq(unmatchedTexts.id, id))

const RETENTION_DAYS = 180

/** Texts that nobody answered and no list has any more. */
export const deleteStaleTexts = async ({ db }: Context): Promise<void> => {
  await db
    .delete(unmatchedTexts)
    .where(and(eq(unmatchedTexts.state, 'open'), lt(unmatchedTexts.lastAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`)))
}
