import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { localStore } from '#lib/storage.ts'
import { createStoredStore } from '#lib/store.ts'

/** Key of the board that was never saved; others are kept by the token of their link. */
export const UNSAVED = 'new'
const MOST_DRAFTS = 6

type Draft = {
  board: Board
  /** Lets a guest save over the board they made. */
  editKey: string | null
  /** Changed since it was saved. */
  isChanged: boolean
}

/** Boards being worked on, in this browser: a reload or signing in loses nothing. The last one written comes last. */
const drafts = createStoredStore<Record<string, Draft>>(localStore, 'B2B_CONFIGURATOR_DRAFTS')

export const draftOf = (key: string): Draft | null => drafts.get()[key] ?? null

export function saveDraft(key: string, draft: Draft): void {
  const { [key]: _, ...others } = drafts.get()
  const entries = [...Object.entries(others), [key, draft] as const]
  drafts.set(Object.fromEntries(entries.slice(-MOST_DRAFTS)))
}

export function removeDraft(key: string): void {
  const { [key]: _, ...others } = drafts.get()
  drafts.set(others)
}
