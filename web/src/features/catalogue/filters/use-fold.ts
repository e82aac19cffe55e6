import { useCallback, useSyncExternalStore } from 'react'
import { localStore } from '#lib/storage.ts'

const KEY = 'B2B_CATALOGUE_FOLDS'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const storedFolds = () => localStore.get(KEY) ?? '{}'

function parsed(text: string): Record<string, boolean> {
  try {
    return JSON.parse(text) as Record<string, boolean>
  } catch {
    // Written by another version: the defaults hold.
    return {}
  }
}

/** Whether a part of the panel is open; stored in this browser. */
export function useFold(id: string, isOpenAtFirst: boolean): [isOpen: boolean, toggle: () => void] {
  const isOpen = parsed(useSyncExternalStore(subscribe, storedFolds))[id] ?? isOpenAtFirst
  const toggle = useCallback(() => {
    localStore.set(KEY, JSON.stringify({ ...parsed(storedFolds()), [id]: !isOpen }))
    for (const listener of listeners) listener()
  }, [id, isOpen])
  return [isOpen, toggle]
}
