import { eq, sql } from '#platform/database/drizzle'
import { rateCounters } from '#tables/platform'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

export type Limit = {
  /** The counted subject: `sign-in:+79…`, `code:ip:…`. Spell one person one way before counting. */
  key: string
  limit: number
  windowSeconds: number
  /** How many at once; one by default. */
  cost?: number
}

/**
 * Counts one try, in the database and by its clock, so that all nodes count together and a restart forgets nothing.
 * Call it with the plain `ctx`: inside a transaction a refusal further on would take the count back.
 */
export async function consumeToken({ db }: Context, { key, limit, windowSeconds, cost = 1 }: Limit): Promise<void> {
  const ends = sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`
  const isOver = sql`${rateCounters.windowEndsAt} <= clock_timestamp()`
  const [counter] = await db
    .insert(rateCounters)
    .values({ key, hits: cost, windowEndsAt: ends })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        hits: sql`case when ${isOver} then ${cost}::int else least(${rateCounters.hits} + ${cost}::int, ${limit} + 1) end`,
        windowEndsAt: sql`case when ${isOver} then ${ends} else ${rateCounters.windowEndsAt} end`,
      },
    })
    .returning({
      hits: rateCounters.hits,
      seconds: sql<number>`ceil(extract(epoch from ${rateCounters.windowEndsAt} - clock_timestamp()))::int`,
    })
  if (!counter || counter.hits <= limit) return
  const seconds = Math.max(1, counter.seconds)
  throw new AppError('rate.limited', { params: { seconds }, retryAfter: seconds })
}

/** Takes one try back: it was no failure, and only failures count against an address that many share. */
export async function returnToken({ db }: Context, key: string): Promise<void> {
  await db
    .update(rateCounters)
    .set({ hits: sql`greatest(${rateCounters.hits} - 1, 0)` })
    .where(eq(rateCounters.key, key))
}

/** Counts failures under a key shared by many: the try is taken before the work, so that tries at once are all counted, and returned after a success. */
export async function limitFailures<T>(ctx: Context, limit: Limit, work: () => Promise<T>): Promise<T> {
  await consumeToken(ctx, limit)
  const done = await work()
  await returnToken(ctx, limit.key)
  return done
}

/** Resets the count of a key, after the person has proved their identity. */
export async function resetTokens({ db }: Context, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key))
}

/** The network of an address: a refused caller would only move to the next address in it. IPv4 by /24, IPv6 by /64. */
export function networkOf(ip: string): string {
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = (ip.split('%')[0] ?? ip).toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const whole = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
