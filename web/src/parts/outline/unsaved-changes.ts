import { sessionStore } from '#lib/storage.ts'

/** Changes of a document that the server does not have yet; they survive a reload of the tab. */
export const unsavedChanges = <U extends { changes: readonly unknown[] }>(prefix: string) => {
  const keyOf = (id: number) => `${prefix}_${id}`
  return {
    read: (id: number): U | null => {
      const text = sessionStore.get(keyOf(id))
      if (!text) return null
      try {
        return JSON.parse(text) as U
      } catch {
        // Written by another version of the app.
        return null
      }
    },
    write: (id: number, unsaved: U): void => {
      if (unsaved.changes.length === 0) sessionStore.remove(keyOf(id))
      else sessionStore.set(keyOf(id), JSON.stringify(unsaved))
    },
  }
}
