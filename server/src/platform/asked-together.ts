import { setImmediate as restOfTurn } from 'node:timers/promises'
import type { Context } from './context.ts'

/**
 * Equal calls within one turn of the event loop share one query, as the calls of one screen do. It starts only after
 * all of them are made, so that no result is older than its call; each transaction runs its own.
 */
export function askedTogether<Asked, T>(ask: (ctx: Context, asked: Asked) => Promise<T>): (ctx: Context, asked: Asked) => Promise<T> {
  const askers = new WeakMap<object, Map<string, Promise<T>>>()

  return (ctx, asked) => {
    const key = JSON.stringify(asked)
    const waiting = askers.get(ctx.db) ?? new Map<string, Promise<T>>()
    askers.set(ctx.db, waiting)
    const same = waiting.get(key)
    if (same) return same
    const answer = restOfTurn().then(() => {
      waiting.delete(key)
      return ask(ctx, asked)
    })
    waiting.set(key, answer)
    return answer
  }
}
