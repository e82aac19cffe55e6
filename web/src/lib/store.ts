import { useSyncExternalStore } from 'react'
import { memoizeLast } from './memoize-last.ts'
import type { localStore } from './storage.ts'

export type Store<T> = {
  get: () => T
  /** As on a page that was just loaded: the server draws pages with it. */
  initial: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

const resets = new Set<() => void>()

/** As a page that was just loaded; tests share one. */
export const resetStores = (): void => {
  for (const reset of resets) reset()
}

/** State that outlives a page and has no address: messages, progress. A component reads it with `useStore`. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  const set = (next: T) => {
    current = next
    for (const listener of listeners) listener()
  }
  resets.add(() => set(initial))
  return {
    get: () => current,
    initial: () => initial,
    set,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function parsed<T extends object>(text: string): Partial<T> {
  try {
    return JSON.parse(text) as Partial<T>
  } catch {
    // Written by another version: the defaults hold.
    return {}
  }
}

/** A record in web storage; read from there each time, since another tab may have changed it. */
export function createStoredStore<T extends object>(storage: typeof localStore, key: string): Store<Partial<T>> {
  const changes = createStore(0)
  const read = memoizeLast(parsed<T>)
  const nothing = {}
  return {
    get: () => read(storage.get(key) ?? '{}'),
    initial: () => nothing,
    set: (next) => {
      storage.set(key, JSON.stringify(next))
      changes.set(changes.get() + 1)
    },
    subscribe: changes.subscribe,
  }
}

/** The value of a store, or what `select` takes from it; the component is drawn again when that changes. */
export function useStore<T, S = T>({ get, initial, subscribe }: Store<T>, select: (value: T) => S = (value) => value as unknown as S): S {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial()),
  )
}
