import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { onTokenChangeInOtherTab } from '#api/session.ts'
import { onUnauthorised } from '#api/unauthorised.ts'
import { i18n } from '#i18n/i18n.ts'
import { logFailure } from '#lib/log.ts'
import { becomeGuest, resumeAfterSignIn, isReturningUser } from '#parts/site/ended-session.ts'
import { dropPersonalCaches } from '#parts/site/personal-caches.ts'
import { userQuery } from '#parts/site/site.api.ts'
import { showMessage } from '#ui/messages.ts'

const READING_MS = 8_000

/** The first call of a page may be refused before its texts are loaded. */
function notifyUser(why: 'ended' | 'uncovered'): void {
  const show = () => showMessage({ text: i18n.t(`session.${why}`), duration: READING_MS })
  i18n.onStart(show)
}

async function reloadUser(queries: QueryClient): Promise<void> {
  const user = await queries.query({ ...userQuery, staleTime: 0 })
  const isBack = isReturningUser(user)
  await dropPersonalCaches(queries)
  if (isBack) await resumeAfterSignIn(queries)
}

/**
 * O-02, E-01: a 401 opens sign-in unless the dialog is open; after the end of a session every tab becomes a guest's.
 * Returns how to stop.
 */
export function watchSession(queries: QueryClient, router: AnyRouter): () => void {
  const history = router.history as RouterHistory
  const reload = () => reloadUser(queries).catch((error: unknown) => logFailure('The user was not reloaded.', error))
  const stop = onUnauthorised((why) => {
    if (why !== 'needed') notifyUser(why)
    if (why === 'uncovered') return void reload()
    if (why === 'ended') void becomeGuest(queries)
    if (history.location.state.openedAuth) return
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      resetScroll: false,
      state: (before: object) => ({ ...before, openedAuth: 'signin', canGoBack: true }),
    })
  })
  onTokenChangeInOtherTab((token) => {
    if (token) return void reload()
    // Only the server knows whether the session ended: its 401 does the rest.
    queries.query({ ...userQuery, staleTime: 0 }).catch((error: unknown) => logFailure('The user was not reloaded.', error))
  })
  return stop
}
