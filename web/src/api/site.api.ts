import { queryOptions } from '@tanstack/react-query'
import { authApi } from '@vitrina/contract/auth'
import { siteApi } from '@vitrina/contract/site'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { forgetToken, userToken } from './session.ts'

export const infoQuery = queryOptions({
  queryKey: ['info'],
  queryFn: ({ signal }) => call(siteApi.info, {}, { signal }),
  staleTime: 5 * 60_000,
})

/** 401 or 404 gives no settings: every toggle then counts as off (specification §7). */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => {
    try {
      return await call(siteApi.settings, {}, { signal })
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return {}
      throw error
    }
  },
})

/** No token, no user; a 401 clears the token from both storages. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    if (!userToken()) return null
    try {
      return await call(authApi.currentUser, {}, { signal })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      forgetToken()
      return null
    }
  },
})
