import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@vitrina/contract/auth'
import { makeHeldChanges, refuseHeldChanges } from '#api/held-changes.ts'
import { eraseIdentity } from '#api/session.ts'
import { dropPersonalCaches, isPersonal } from './personal-caches.ts'
import { infoQuery, settingsQuery, userQuery } from './site.api.ts'

/** Whose session ended on this page: null when the page had not asked yet, undefined when none ended. */
let endedUserId: number | null | undefined

/** S-02: the page shows nobody's name from now on, and nothing of the one who was here. */
export async function becomeGuest(queries: QueryClient): Promise<void> {
  endedUserId = queries.getQueryData(userQuery.queryKey)?.id ?? endedUserId ?? null
  eraseIdentity()
  queries.setQueryData(userQuery.queryKey, null)
  void queries.invalidateQueries(infoQuery)
  void queries.invalidateQueries(settingsQuery)
  // The person's own screens go first, so that what is asked anew is a guest's.
  await new Promise((drawn) => setTimeout(drawn))
  await dropPersonalCaches(queries)
}

/** Whether it is the one whose session ended here: the page then stays where it is. Held changes of anybody else are refused. */
export function isBackAfterEnd(user: CurrentUser | null): boolean {
  const isSame = user !== null && user.id === endedUserId
  const isBack = isSame || (user !== null && endedUserId === null)
  endedUserId = undefined
  if (!isSame) refuseHeldChanges()
  return isBack
}

/** Sign-in was closed: what waited for it is not done. */
export function stayGuest(): void {
  endedUserId = undefined
  refuseHeldChanges()
}

/** What was being done when the session ended is done now, and the screens show it. */
export async function goOn(queries: QueryClient): Promise<void> {
  await makeHeldChanges()
  await queries.invalidateQueries({ predicate: isPersonal })
}
