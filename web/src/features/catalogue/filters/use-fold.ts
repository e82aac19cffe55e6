import { useCallback } from 'react'
import { localStore } from '#lib/storage.ts'
import { createStoredStore, useStore } from '#lib/store.ts'

const folds = createStoredStore<Record<string, boolean>>(localStore, 'B2B_CATALOGUE_FOLDS')

/** Whether a part of the panel is open; stored in this browser. */
export function useFold(id: string, isOpenAtFirst: boolean): [isOpen: boolean, toggle: () => void] {
  const isOpen = useStore(folds, (stored) => stored[id] ?? isOpenAtFirst)
  const toggle = useCallback(() => folds.set({ ...folds.get(), [id]: !isOpen }), [id, isOpen])
  return [isOpen, toggle]
}
