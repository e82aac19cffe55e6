import { eq, gt, and, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { setupCodes } from '#tables/setup'
import { sites } from '#tables/sites'

/** Any constant will do, as long as every process uses the same. */
const LOCK = 7_180_220

/** Two who finish at the same moment come one after the other. */
export const lockSetup = async ({ db }: Context): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

export async function hasSite({ db }: Context): Promise<boolean> {
  const [site] = await db.select({ id: sites.id }).from(sites).limit(1)
  return site !== undefined
}

export async function insertSetupCode({ db }: Context, { codeHash, hours }: { codeHash: Buffer; hours: number }): Promise<void> {
  await db.delete(setupCodes).where(sql`${setupCodes.expiresAt} <= now()`)
  await db.insert(setupCodes).values({ codeHash, expiresAt: sql`now() + make_interval(hours => ${hours})` })
}

export async function isSetupCode({ db }: Context, codeHash: Buffer): Promise<boolean> {
  const [code] = await db
    .select({ codeHash: setupCodes.codeHash })
    .from(setupCodes)
    .where(and(eq(setupCodes.codeHash, codeHash), gt(setupCodes.expiresAt, sql`now()`)))
  return code !== undefined
}

export const deleteSetupCodes = ({ db }: Context) => db.delete(setupCodes)
