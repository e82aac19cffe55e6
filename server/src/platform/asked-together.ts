import { setImmediate as restOfTurn } from 'node:timers/promises'
import type { Context } from './context.ts'

/**
 * Whoever asks the same within one turn of the event loop shares one question, as the calls of one screen do. It is put
 * only after all of them have asked, so that no answer is older than the asking; each transaction asks for itself.
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
