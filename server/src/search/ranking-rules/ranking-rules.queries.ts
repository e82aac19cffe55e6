import { asc, count, eq, sql } from '#platform/database/drizzle'
import type pg from 'pg'
import type { RankingRule, RankingRuleDraft, RankingTarget } from '@vitrina/contract/catalogue/ranking-rules'
import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { brands, families, products, series } from '#tables/catalogue'
import { rankingRules } from '#tables/search'
import type { Rule } from './wishes-of.ts'

const today = sql.raw(`(now() at time zone '${SELLER_TIMEZONE}')::date`)

const isActive = sql<boolean>`coalesce(${rankingRules.startsOn} <= ${today}, true) and coalesce(${rankingRules.endsOn} >= ${today}, true)`

const targetName = sql<string>`coalesce(case ${rankingRules.target}
  when 'product' then (select ${products.article} || ' ' || ${products.name} from ${products} where ${products.id} = ${rankingRules.targetId})
  when 'brand' then (select ${brands.name} from ${brands} where ${brands.id} = ${rankingRules.targetId})
  when 'series' then (select ${series.name} from ${series} where ${series.id} = ${rankingRules.targetId})
  else (select ${families.name} from ${families} where ${families.id} = ${rankingRules.targetId}) end, '')`

const shown = {
  id: rankingRules.id,
  phrase: rankingRules.phrase,
  action: rankingRules.action,
  position: rankingRules.position,
  target: rankingRules.target,
  targetId: rankingRules.targetId,
  startsOn: rankingRules.startsOn,
  endsOn: rankingRules.endsOn,
  targetName,
  isActive,
}

export const listRankingRules = ({ db }: Context): Promise<RankingRule[]> =>
  db.select(shown).from(rankingRules).orderBy(asc(rankingRules.phrase), asc(rankingRules.position), asc(rankingRules.id))

export async function findRankingRule({ db }: Context, id: number): Promise<RankingRule | undefined> {
  const [row] = await db.select(shown).from(rankingRules).where(eq(rankingRules.id, id))
  return row
}

export async function countRankingRules({ db }: Context): Promise<number> {
  const [row] = await db.select({ count: count() }).from(rankingRules)
  return row?.count ?? 0
}

const targets = { product: products, brand: brands, series, family: families } as const

export async function isTarget({ db }: Context, target: RankingTarget, id: number): Promise<boolean> {
  const table = targets[target]
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.id, id))
  return row !== undefined
}

type Changed = RankingRuleDraft & { changedBy: number }

export async function insertRankingRule({ db }: Context, rule: Changed): Promise<number> {
  const [row] = await db.insert(rankingRules).values(rule).returning({ id: rankingRules.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export async function updateRankingRule({ db, now }: Context, id: number, rule: Changed): Promise<boolean> {
  const rows = await db
    .update(rankingRules)
    .set({ ...rule, changedAt: now() })
    .where(eq(rankingRules.id, id))
    .returning({ id: rankingRules.id })
  return rows.length > 0
}

export async function deleteRankingRule({ db }: Context, id: number): Promise<void> {
  await db.delete(rankingRules).where(eq(rankingRules.id, id))
}

/** Those that hold today. */
export async function readRules(pool: pg.Pool): Promise<Rule[]> {
  const { rows } = await pool.query<Rule>(
    `select id, phrase, action, position, target, target_id as "targetId" from ranking_rules
     where coalesce(starts_on <= (now() at time zone '${SELLER_TIMEZONE}')::date, true)
       and coalesce(ends_on >= (now() at time zone '${SELLER_TIMEZONE}')::date, true)
     order by id`,
  )
  return rows
}
