import { and, eq, inArray, isNull, sql, PgTransaction } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { confirmationCodes } from '#tables/identity'

export const purposes = confirmationCodes.purpose.enumValues
export type Purpose = (typeof purposes)[number]

type CodeRequest = { purpose: Purpose; addressHash: Buffer; requesterHash: Buffer }

export async function insertCode({ db }: Context, { minutes, ...request }: CodeRequest & { minutes: number }): Promise<number> {
  const [row] = await db
    .insert(confirmationCodes)
    .values({ ...request, expiresAt: sql`now() + make_interval(mins => ${minutes})` })
    .returning({ id: confirmationCodes.id })
  if (!row) throw new Error('The code was not written')
  return row.id
}

/** False when it has its digits already, or has died meanwhile. */
export async function setCode({ db }: Context, { id, codeHash }: { id: number; codeHash: Buffer }): Promise<boolean> {
  const set = await db
    .update(confirmationCodes)
    .set({ codeHash })
    .where(and(eq(confirmationCodes.id, id), isNull(confirmationCodes.codeHash), sql`${confirmationCodes.expiresAt} > now()`))
    .returning({ id: confirmationCodes.id })
  return set.length > 0
}

const MAX_TRIES = 5

/** The newest code of this requester, of which one try is taken; null when there is none alive. */
export async function consumeTry({ db }: Context, { purpose, addressHash, requesterHash }: CodeRequest) {
  // In a transaction a refusal further on would give the try back, and guesses would cost nothing.
  if (db instanceof PgTransaction) throw new Error('A code is tried outside of transactions')
  const newest = db
    .select({ id: confirmationCodes.id })
    .from(confirmationCodes)
    .where(
      and(
        eq(confirmationCodes.addressHash, addressHash),
        eq(confirmationCodes.purpose, purpose),
        eq(confirmationCodes.requesterHash, requesterHash),
      ),
    )
    .orderBy(sql`${confirmationCodes.id} desc`)
    .limit(1)
  const [taken] = await db
    .update(confirmationCodes)
    .set({ tries: sql`${confirmationCodes.tries} + 1` })
    .where(
      and(
        eq(confirmationCodes.id, sql`(${newest})`),
        isNull(confirmationCodes.usedAt),
        sql`${confirmationCodes.expiresAt} > now()`,
        sql`${confirmationCodes.tries} < ${MAX_TRIES}`,
      ),
    )
    .returning({ id: confirmationCodes.id, codeHash: confirmationCodes.codeHash })
  return taken ?? null
}

/** Of concurrent requests with the right code, one spends it. */
export async function spendCode({ db }: Context, id: number): Promise<boolean> {
  const spent = await db
    .update(confirmationCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(confirmationCodes.id, id), isNull(confirmationCodes.usedAt)))
    .returning({ id: confirmationCodes.id })
  return spent.length > 0
}

export const deleteCodes = ({ db }: Context, addressHashes: Buffer[]) =>
  db.delete(confirmationCodes).where(inArray(confirmationCodes.addressHash, addressHashes))
