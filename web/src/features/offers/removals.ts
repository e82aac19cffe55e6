import { createStoredStore } from '#lib/store.ts'
import { sessionStore } from '#lib/storage.ts'

/** The server keeps what was deleted as long. */
const UNDO_MS = 10 * 60_000

/** Deleted offers that can still be brought back; in the tab's storage, so that a reload keeps them. */
type Removal = { deletionToken: string; count: number; name: string; until: number }

export const removals = createStoredStore<{ items: Removal[] }>(sessionStore, 'B2B_OFFER_REMOVALS')

export const removalsAt = (items: readonly Removal[], now: number): Removal[] => items.filter(({ until }) => until > now)

const current = () => removalsAt(removals.get().items ?? [], Date.now())

export const rememberRemoval = (removal: Omit<Removal, 'until'>): void =>
  removals.set({ items: [...current(), { ...removal, until: Date.now() + UNDO_MS }] })

export const forgetRemoval = (deletionToken: string): void =>
  removals.set({ items: current().filter((removal) => removal.deletionToken !== deletionToken) })
