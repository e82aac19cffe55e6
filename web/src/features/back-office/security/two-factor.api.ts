import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { twoFactorApi } from '@vitrina/contract/auth/two-factor'
import { call } from '#api/call.ts'
import { userQuery } from '#parts/site/site.api.ts'

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => call(twoFactorApi.read, {}, { signal }),
})

export const useBegin = () => useMutation({ mutationFn: (password: string) => call(twoFactorApi.begin, { body: { password } }) })

/** The page shows the recovery codes first; the person's rights are asked for again when they have them. */
export const useConfirm = () => useMutation({ mutationFn: (code: string) => call(twoFactorApi.confirm, { body: { code } }) })

export const useRenewCodes = () => useMutation({ mutationFn: (code: string) => call(twoFactorApi.renewRecoveryCodes, { body: { code } }) })

/** A required second step that is now on opens the back office. */
export function useReload() {
  const queries = useQueryClient()
  return () => Promise.all([queries.invalidateQueries(twoFactorQuery), queries.invalidateQueries(userQuery)])
}

export function useSwitchOff() {
  const reload = useReload()
  return useMutation({ mutationFn: (code: string) => call(twoFactorApi.switchOff, { body: { code } }), onSuccess: reload })
}
