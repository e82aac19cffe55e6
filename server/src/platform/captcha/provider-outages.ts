import { and, eq, like, sql } from '#platform/database/drizzle'
import type { CaptchaOutage } from '@vitrina/contract/captcha'
import { rateCounters } from '#tables/platform'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { consumeToken } from '../http/rate-limit.ts'

type Provider = Actor['site']['settings']['signupCaptcha']['provider']

const PREFIX = 'captcha:unanswered:'
const HOUR_SECONDS = 60 * 60
const isAlive = sql`${rateCounters.windowEndsAt} > clock_timestamp()`

/** Counts a visitor let in unchecked because the provider did not answer; false when so many were let in that none may be any more. */
export async function allowUnchecked(ctx: Context, provider: Provider): Promise<boolean> {
  try {
    await consumeToken(ctx, { key: PREFIX + provider, limit: ctx.config.CAPTCHA_PASSES_PER_HOUR, windowSeconds: HOUR_SECONDS })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate.limited') return false
    throw error
  }
}

/** Which captcha is asked for now: the site's own, or the built-in one in place of a provider that has not answered too often. */
export async function currentProvider(ctx: Context, { site }: Actor): Promise<Provider> {
  const { provider } = site.settings.signupCaptcha
  if (provider === 'altcha') return provider
  const [counted] = await ctx.db
    .select({ passes: rateCounters.hits })
    .from(rateCounters)
    .where(and(eq(rateCounters.key, PREFIX + provider), isAlive))
  return counted && counted.passes >= ctx.config.CAPTCHA_PASSES_PER_HOUR ? 'altcha' : provider
}

/** Providers that have not answered within the hour, for monitoring. */
export async function listOutages({ db, config }: Context): Promise<CaptchaOutage[]> {
  const rows = await db
    .select({ key: rateCounters.key, hits: rateCounters.hits, until: rateCounters.windowEndsAt })
    .from(rateCounters)
    .where(and(like(rateCounters.key, `${PREFIX}%`), isAlive))
  const limit = config.CAPTCHA_PASSES_PER_HOUR
  return rows.map(({ key, hits, until }) => ({
    provider: key.slice(PREFIX.length),
    passes: Math.min(hits, limit),
    isReplaced: hits >= limit,
    until: until.toISOString(),
  }))
}
