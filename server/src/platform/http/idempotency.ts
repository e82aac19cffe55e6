import { createHash } from 'node:crypto'
import { and, eq } from '#platform/database/drizzle'
import { idempotencyKeys } from '#tables/platform'
import { type Actor, viewerOf } from '../actor.ts'
import { type Context, inTransaction } from '../context.ts'
import { AppError } from '../errors.ts'
import { sqlState } from '../database/sql-state.ts'

type IdempotentCall = {
  actor: Actor
  isOfPerson: boolean
  route: string
  key: string | string[]
  input: unknown
  run: (ctx: Context) => Promise<unknown>
}

const LOCK_NOT_AVAILABLE = '55P03'
const KEY = /^[\w-]{8,255}$/

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest()

/** The owner of a key; for a buyer of several companies it includes the active company. */
function callerOf(actor: Actor, isOfPerson: boolean): string {
  const person = viewerOf(actor) ?? `ip:${actor.ip}`
  return isOfPerson || !actor.user?.companyId ? person : `${person}:c:${actor.user.companyId}`
}

/**
 * Runs a creating call at most once for a key. The key, its answer and the call's own writes share one transaction:
 * after a crash a repeat finds either nothing or the whole answer.
 */
export async function runIdempotent(
  ctx: Context,
  { actor, isOfPerson, route, key, input, run }: IdempotentCall,
): Promise<{ body: unknown; isReplay: boolean }> {
  if (Array.isArray(key) || !KEY.test(key))
    throw new AppError('input.invalid', {
      fields: [{ field: 'Idempotency-Key', message: '8–255: A–Z, a–z, 0–9, _ -', code: 'invalid_format' }],
    })
  const bodyHash = hashOf(input)
  const caller = callerOf(actor, isOfPerson)
  const ofThisKey = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))

  try {
    return await inTransaction(ctx, async (tx) => {
      // Waits for a twin in flight (lock_timeout), then sees its row or takes the place.
      const claimed = await tx.db.insert(idempotencyKeys).values({ caller, route, key, bodyHash }).onConflictDoNothing().returning()
      if (claimed.length === 0) {
        const [first] = await tx.db.select().from(idempotencyKeys).where(ofThisKey)
        if (!first) throw new AppError('idempotency.in-progress', { retryAfter: 2 })
        if (!first.bodyHash.equals(bodyHash)) throw new AppError('idempotency.other-body')
        return { body: first.answer, isReplay: true }
      }
      const body = await run(tx)
      await tx.db.update(idempotencyKeys).set({ answer: body, status: 200 }).where(ofThisKey)
      return { body, isReplay: false }
    })
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) throw new AppError('idempotency.in-progress', { retryAfter: 2 })
    throw error
  }
}
