import { createStoredStore } from '#lib/store.ts'
import { sessionStore } from '#lib/storage.ts'

/** The server keeps what was deleted as long. */
const UNDO_MS = 10 * 60_000

/** Deleted things that can still be brought back. */
export type Removal = { deletionToken: string; count: number; name: string; until: number }

/** Whole minutes until it is too late; the clock of a screen may lag behind the deletion. */
export const minutesLeft = (until: number, now: number): number => Math.ceil(Math.min(UNDO_MS, Math.max(1, until - now)) / 60_000)

export const removalsAt = (items: readonly Removal[], now: number): Removal[] => items.filter(({ until }) => until > now)

/** Removals of one area, in the tab's storage, so that a reload keeps them. */
export function removalsOf(storageKey: string) {
  const store = createStoredStore<{ items: Removal[] }>(sessionStore, storageKey)
  const current = () => removalsAt(store.get().items ?? [], Date.now())
  return {
    store,
    remember: (removal: Omit<Removal, 'until'>): void => store.set({ items: [...current(), { ...removal, until: Date.now() + UNDO_MS }] }),
    forget: (deletionToken: string): void => store.set({ items: current().filter((removal) => removal.deletionToken !== deletionToken) }),
  }
}
export type Removals = ReturnType<typeof removalsOf>
