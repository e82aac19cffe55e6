import { useState } from 'react'

/** Input of forms closed before they were sent; lives as long as the page. */
const drafts = new Map<string, unknown>()

/** Gives the form its last draft; `saveDraft` on every change, `clearDraft` once it is sent. */
export function useDraft<T>(key: string, empty: T) {
  const [initial] = useState(() => (drafts.get(key) as T | undefined) ?? empty)
  return { initial, saveDraft: (draft: T) => void drafts.set(key, draft), clearDraft: () => void drafts.delete(key) }
}
