import { useState } from 'react'

/** Input of forms closed before they were sent; lives as long as the page. */
const drafts = new Map<string, unknown>()

/** Gives the form its last draft; `keep` on every change, `drop` once it is sent. */
export function useDraft<T>(key: string, empty: T) {
  const [initial] = useState(() => (drafts.get(key) as T | undefined) ?? empty)
  return { initial, keep: (draft: T) => void drafts.set(key, draft), drop: () => void drafts.delete(key) }
}
