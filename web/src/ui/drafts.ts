import { useState } from 'react'
import { createStore } from '#lib/store.ts'

/** Input of forms closed before they were sent; lives as long as the page. */
const drafts = createStore<Readonly<Record<string, unknown>>>({})

/** Gives the form its last draft; `saveDraft` on every change, `clearDraft` once it is sent. */
export function useDraft<T>(key: string, empty: T) {
  const [initial] = useState(() => (drafts.get()[key] as T | undefined) ?? empty)
  const keep = (draft: T | undefined) => drafts.set({ ...drafts.get(), [key]: draft })
  return { initial, saveDraft: keep, clearDraft: () => keep(undefined) }
}
