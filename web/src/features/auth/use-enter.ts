import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { keepToken, setIdentity } from '#api/session.ts'
import type { OwnState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { goOn, isBackAfterEnd } from '#parts/site/ended-session.ts'
import { infoQuery, settingsQuery, userQuery } from '#parts/site/site.api.ts'
import { showMessage } from '#ui/messages.ts'

const asked = new Set<unknown>([userQuery, infoQuery, settingsQuery].map(({ queryKey }) => queryKey[0]))

type Session = {
  token: string
  identityCookie?: { name: string; value: string } | undefined
  rememberMe?: boolean
  message?: string | undefined
  /** When not said: the catalogue; after the end of a session, where the person was. */
  to?: string
}

/** A form that lay under the dialog is open again. */
const withoutAuth = ({ openedAuth: _auth, openedAuthTool: _tool, authToolOver: _over, ...others }: OwnState): OwnState => others

/** Specification §4: the token is stored, the user reloaded, then the catalogue, or what the end of a session stopped. Every way in ends here. */
export function useEnter() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async ({ token, identityCookie, rememberMe = true, message, to }: Session) => {
    keepToken(token, { rememberMe })
    if (identityCookie) setIdentity(identityCookie)
    const isBack = isBackAfterEnd(await queries.query({ ...userQuery, staleTime: 0 }))
    // Prices, regions and toggles are his own from now on.
    await Promise.all([queries.invalidateQueries(infoQuery), queries.invalidateQueries(settingsQuery)])
    // So are the cart and whatever else a guest was shown; the way on does not wait for it.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !asked.has(queryKey[0]) })
    if (isBack && !to) {
      await navigate({ to: '.', search: true, hash: true, replace: true, resetScroll: false, state: withoutAuth })
      void goOn(queries)
    } else await navigate({ to: to ?? paths.catalogue, replace: true, state: {} })
    if (message) showMessage({ text: message, kind: 'success', duration: readingTime(message) })
  }
}

/** A short word as specified; a longer one, that a company waits for approval, as long as it takes to read. */
const readingTime = (text: string): number => Math.max(2000, text.length * 70)
