import { useState } from 'react'
import { randomUuid } from '#lib/random-uuid.ts'

/** Idempotency keys of a creating call: the same body sent again keeps its key until a success. */
export function createIdempotentAttempts() {
  let last: { said: string; key: string } | null = null
  return {
    /** A retry after a network failure carries the key of the previous attempt, so that nothing is created twice. */
    async once<T>(body: unknown, run: (idempotencyKey: string) => Promise<T>): Promise<T> {
      const serializedBody = JSON.stringify(body) ?? ''
      if (last?.said !== serializedBody) last = { said: serializedBody, key: randomUuid() }
      const answer = await run(last.key)
      last = null
      return answer
    },
  }
}

export const useIdempotentAttempts = () => useState(createIdempotentAttempts)[0]
