import { useSyncExternalStore } from 'react'

/** Work in progress, by key; the key `actualization` is drawn smaller and green (specification §2). */
let active: readonly string[] = []
const listeners = new Set<() => void>()

function set(next: readonly string[]): void {
  active = next
  for (const listener of listeners) listener()
}

const startProgress = (key: string): void => set(active.includes(key) ? active : [...active, key])
const endProgress = (key: string): void => set(active.filter((other) => other !== key))

/** Shows the spinner of `key` as long as `work` runs. */
export async function withProgress<T>(key: string, work: () => Promise<T>): Promise<T> {
  startProgress(key)
  try {
    return await work()
  } finally {
    endProgress(key)
  }
}

export const useProgress = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => active,
  )
