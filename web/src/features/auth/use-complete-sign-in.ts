import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { storeToken, setIdentity } from '#api/session.ts'
import type { OwnState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { resumeAfterSignIn, isReturningUser } from '#parts/site/ended-session.ts'
import { infoQuery, settingsQuery, userQuery } from '#parts/site/site.api.ts'
import { showMessage } from '#ui/messages.ts'

const reloadedKeys = new Set<unknown>([userQuery, infoQuery, settingsQuery].map(({ queryKey }) => queryKey[0]))

type Session = {
  token?: string | undefined
  /** Instead of a token: the code of the authenticator is still asked for. */
  challenge?: string | undefined
  identityCookie?: { name: string; value: string } | undefined
  rememberMe?: boolean
  message?: string | undefined
  /** Default: the catalogue; after the end of a session, the same page. */
  to?: string
}

/** Reopens a form that was under the dialog. */
const withoutAuth = ({ openedAuth: _auth, openedAuthTool: _tool, authToolOver: _over, ...others }: OwnState): OwnState => others

/**
 * Specification §4: the token is stored, the user reloaded, then the catalogue, or the page where the session ended. Every sign-in ends
 * here.
 */
export function useCompleteSignIn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async ({ token, challenge, identityCookie, rememberMe = true, message, to }: Session) => {
    if (challenge) {
      const { pathname, search } = window.location
      const back = pathname.startsWith(`${paths.backOffice}/`) ? pathname + search : paths.backOffice
      return navigate({ to: paths.secondStep, replace: true, state: { secondStep: { challenge, rememberMe, back } } })
    }
    if (!token) throw new Error('The server opened no session')
    storeToken(token, { rememberMe })
    if (identityCookie) setIdentity(identityCookie)
    const isBack = isReturningUser(await queries.query({ ...userQuery, staleTime: 0 }))
    // Prices, regions and toggles are now the user's own.
    await Promise.all([queries.invalidateQueries(infoQuery), queries.invalidateQueries(settingsQuery)])
    // So are the cart and everything else shown to a guest; navigation does not wait for it.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !reloadedKeys.has(queryKey[0]) })
    if (isBack && !to) {
      await navigate({ to: '.', search: true, hash: true, replace: true, resetScroll: false, state: withoutAuth })
      void resumeAfterSignIn(queries)
    } else await navigate({ to: to ?? paths.catalogue, replace: true, state: {} })
    if (message) showMessage({ text: message, kind: 'success', duration: readingTime(message) })
  }
}

/** A short message as specified; a longer one, such as a pending approval, long enough to read. */
const readingTime = (text: string): number => Math.max(2000, text.length * 70)
