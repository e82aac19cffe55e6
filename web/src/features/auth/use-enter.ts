import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { keepToken, setIdentity } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { infoQuery, settingsQuery, userQuery } from '#parts/site/site.api.ts'
import { showMessage } from '#ui/messages.ts'

const asked = new Set<unknown>([userQuery, infoQuery, settingsQuery].map(({ queryKey }) => queryKey[0]))

type Session = {
  token: string
  identityCookie?: { name: string; value: string } | undefined
  rememberMe?: boolean
  message?: string | undefined
  /** The catalogue when not said. */
  to?: string
}

/** Specification §4: the token is stored, the user reloaded, then the catalogue. Every way in ends here. */
export function useEnter() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async ({ token, identityCookie, rememberMe = true, message, to = paths.catalogue }: Session) => {
    keepToken(token, { rememberMe })
    if (identityCookie) setIdentity(identityCookie)
    await queries.query({ ...userQuery, staleTime: 0 })
    // Prices, regions and toggles are his own from now on.
    await Promise.all([queries.invalidateQueries(infoQuery), queries.invalidateQueries(settingsQuery)])
    // So are the cart and whatever else a guest was shown; the way on does not wait for it.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !asked.has(queryKey[0]) })
    await navigate({ to, replace: true, state: {} })
    if (message) showMessage({ text: message, kind: 'success', duration: readingTime(message) })
  }
}

/** A short word as specified; a longer one, that a company waits for approval, as long as it takes to read. */
const readingTime = (text: string): number => Math.max(2000, text.length * 70)
