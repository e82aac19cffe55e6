import { useState } from 'react'
import { randomUuid } from '#lib/random-uuid.ts'

/** Tries of one thing to create: the same words sent again are the same try, until one is answered with success. */
export function makeAttempts() {
  let last: { said: string; key: string } | null = null
  return {
    /** A retry after a dead network carries the key of the try before it, so that nothing is made twice. */
    async once<T>(body: unknown, run: (idempotencyKey: string) => Promise<T>): Promise<T> {
      const said = JSON.stringify(body) ?? ''
      if (last?.said !== said) last = { said, key: randomUuid() }
      const answer = await run(last.key)
      last = null
      return answer
    },
  }
}

export const useAttempts = () => useState(makeAttempts)[0]
