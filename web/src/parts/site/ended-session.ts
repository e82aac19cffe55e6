import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import { retryHeldChanges, rejectHeldChanges } from '#api/held-changes.ts'
import { eraseIdentity } from '#api/session.ts'
import { createStore } from '#lib/store.ts'
import { dropPersonalCaches, isPersonal } from './personal-caches.ts'
import { infoQuery, settingsQuery, userQuery } from './site.api.ts'

/** The user whose session ended on this page: null when the user was not loaded yet, undefined when none ended. */
const endedUserId = createStore<number | null | undefined>(undefined)

/** S-02: from now on the page shows no name and no data of the former user. */
export async function becomeGuest(queries: QueryClient): Promise<void> {
  endedUserId.set(queries.getQueryData(userQuery.queryKey)?.id ?? endedUserId.get() ?? null)
  eraseIdentity()
  queries.setQueryData(userQuery.queryKey, null)
  void queries.invalidateQueries(infoQuery)
  void queries.invalidateQueries(settingsQuery)
  // Personal screens unmount first, so that new requests are a guest's.
  await new Promise((drawn) => setTimeout(drawn))
  await dropPersonalCaches(queries)
}

/** Whether the same user signed in again: the page then stays where it is. Held changes of anybody else are refused. */
export function isReturningUser(user: CurrentUser | null): boolean {
  const isSame = user !== null && user.id === endedUserId.get()
  const isBack = isSame || (user !== null && endedUserId.get() === null)
  endedUserId.set(undefined)
  if (!isSame) rejectHeldChanges()
  return isBack
}

/** Sign-in was closed: held changes are refused. */
export function stayGuest(): void {
  endedUserId.set(undefined)
  rejectHeldChanges()
}

/** Makes the changes held since the session ended, and refreshes the screens. */
export async function resumeAfterSignIn(queries: QueryClient): Promise<void> {
  await retryHeldChanges()
  await queries.invalidateQueries({ predicate: isPersonal })
}
