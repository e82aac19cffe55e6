import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import type { startTestApp } from './app.ts'

const counted = new AsyncLocalStorage<boolean>()

/** The statements a piece of work costs outside of transactions, once what is cached has been read; others' meanwhile are not its own. */
export async function countStatements({ pool }: Awaited<ReturnType<typeof startTestApp>>, work: () => Promise<unknown>): Promise<number> {
  // The cached site must not expire meanwhile.
  vi.useFakeTimers({ toFake: ['performance'] })
  const query = pool.query.bind(pool)
  let count = 0
  const spy = vi.spyOn(pool, 'query').mockImplementation((...args: Parameters<typeof query>) => {
    if (counted.getStore()) count++
    return query(...args)
  })
  try {
    await work()
    await counted.run(true, work)
    return count
  } finally {
    spy.mockRestore()
    vi.useRealTimers()
  }
}
