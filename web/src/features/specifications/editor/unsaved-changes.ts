import type { SpecificationChange } from '@vitrina/contract/specifications/specification-document.rules'
import { sessionStore } from '#lib/storage.ts'

/** Changes that the server does not have yet survive a reload of the tab. */
type Unsaved = { version: number; changes: SpecificationChange[] }

const keyOf = (id: number) => `B2B_SPECIFICATION_UNSAVED_${id}`

export function readUnsaved(id: number): Unsaved | null {
  const text = sessionStore.get(keyOf(id))
  if (!text) return null
  try {
    return JSON.parse(text) as Unsaved
  } catch {
    // Written by another version of the app.
    return null
  }
}

export function writeUnsaved(id: number, unsaved: Unsaved): void {
  if (unsaved.changes.length === 0) sessionStore.remove(keyOf(id))
  else sessionStore.set(keyOf(id), JSON.stringify(unsaved))
}
