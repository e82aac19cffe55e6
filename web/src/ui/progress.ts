import { createStore, useStore } from '#lib/store.ts'

/** Work in progress, by key; the key `actualization` is drawn smaller and green (specification §2). */
const active = createStore<readonly string[]>([])

const startProgress = (key: string): void => active.set([...new Set([...active.get(), key])])
const endProgress = (key: string): void => active.set(active.get().filter((other) => other !== key))

/** Shows the spinner of `key` as long as `work` runs. */
export async function withProgress<T>(key: string, work: () => Promise<T>): Promise<T> {
  startProgress(key)
  try {
    return await work()
  } finally {
    endProgress(key)
  }
}

export const useProgress = () => useStore(active)
