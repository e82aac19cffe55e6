import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { authApi } from '@vitrina/contract/auth'
import { call } from '#api/call.ts'
import { keepToken, setIdentity } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { infoQuery, settingsQuery, userQuery } from '#parts/site/site.api.ts'
import { showMessage } from '#ui/messages.ts'
import { type SignInData, signInBody } from './sign-in.params.ts'

const asked = new Set<unknown>([userQuery, infoQuery, settingsQuery].map(({ queryKey }) => queryKey[0]))

/** Specification §4: the token is stored, the user reloaded, then the catalogue. */
export function useSignIn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (form: SignInData) => call(authApi.signIn, { body: signInBody(form) }),
    onSuccess: async ({ authToken, identityCookie, message }, { rememberMe }) => {
      keepToken(authToken, { rememberMe })
      setIdentity(identityCookie)
      await queries.query({ ...userQuery, staleTime: 0 })
      // Prices, regions and toggles are his own from now on.
      await Promise.all([queries.invalidateQueries(infoQuery), queries.invalidateQueries(settingsQuery)])
      // So are the cart and whatever else a guest was shown; the way on does not wait for it.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => !asked.has(queryKey[0]) })
      await navigate({ to: paths.catalogue, replace: true, state: {} })
      if (message) showMessage({ text: message, kind: 'success' })
    },
  })
}
