import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from '../crash/buyer.ts'

const ANSWER_MS = 15_000
const BETWEEN_MS = 50

/** A visitor who browses and buys nothing. */
export async function readOverAndOver({ origin, productIds, isOver }: Shop): Promise<void> {
  const pages = [
    '/api/v1/info',
    '/api/v2/search?keyword=%D0%BA%D0%B0%D0%B1%D0%B5%D0%BB%D1%8C',
    '/api/v2/search/suggest?keyword=%D0%B0%D0%B2%D1%82',
    ...productIds.map((id) => `/api/v1/product/${id}/price`),
  ]
  for (let turn = 0; !isOver(); turn++) {
    const url = origin + pages[turn % pages.length]
    // The result is recorded with the answers.
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null)
    await answer?.arrayBuffer()
    await pause(BETWEEN_MS)
  }
}
