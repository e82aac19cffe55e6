import { setImmediate as restOfTurn } from 'node:timers/promises'
import type { Context } from '../context.ts'

/**
 * Equal calls within one turn of the event loop share one query, as the calls of one screen do. It starts only after
 * all of them are made, so that no result is older than its call; each transaction runs its own.
 */
export function coalesce<Asked, T>(query: (ctx: Context, asked: Asked) => Promise<T>): (ctx: Context, asked: Asked) => Promise<T> {
  const pendingOf = new WeakMap<object, Map<string, Promise<T>>>()

  return (ctx, args) => {
    const key = JSON.stringify(args)
    const waiting = pendingOf.get(ctx.db) ?? new Map<string, Promise<T>>()
    pendingOf.set(ctx.db, waiting)
    const same = waiting.get(key)
    if (same) return same
    const answer = restOfTurn().then(() => {
      waiting.delete(key)
      return query(ctx, args)
    })
    waiting.set(key, answer)
    return answer
  }
}
