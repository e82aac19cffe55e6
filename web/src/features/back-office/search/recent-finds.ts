import { sessionStore } from '#lib/storage.ts'
import { createStoredStore } from '#lib/store.ts'
import { type Find, keyOf } from './desk-search.api.ts'

const MOST_KEPT = 8

/** Names of customers do not outlive the tab: another colleague may sit down at the machine. */
export const recentFinds = createStoredStore<{ userId: number; items: Find[] }>(sessionStore, 'desk-recent-finds')

/** The newest first, each once; those of another colleague are dropped. */
export function rememberFind(userId: number, find: Find): void {
  const { userId: owner, items = [] } = recentFinds.get()
  const known = owner === userId ? items : []
  recentFinds.set({ userId, items: [find, ...known.filter((one) => keyOf(one) !== keyOf(find))].slice(0, MOST_KEPT) })
}
