import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { authApi } from '@vitrina/contract/auth/auth'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { eraseIdentity, clearToken } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { showMessage } from '#ui/messages.ts'
import { userQuery } from './site.api.ts'

/** Ends the session on the server, then here; no data of the user stay in the cache. */
export function useSignOut() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      try {
        // In the background: a user whose session has ended is not asked to sign in before signing out.
        await call(authApi.signOut, {}, { inBackground: true })
      } catch (error) {
        // A session unknown to the server has ended already.
        if (!(error instanceof ApiError) || error.status !== 401) throw error
      }
    },
    onSuccess: async () => {
      clearToken()
      eraseIdentity()
      queries.setQueryData(userQuery.queryKey, null)
      await navigate({ to: paths.home })
      await queries.invalidateQueries()
      showMessage({ text: t('user.signedOut') })
    },
  })
}
