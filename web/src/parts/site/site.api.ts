import { queryOptions } from '@tanstack/react-query'
import { authApi, type CurrentUser } from '@vitrina/contract/auth/auth'
import type { Language } from '@vitrina/contract/languages'
import { type AppInfo, siteApi } from '@vitrina/contract/site/site'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { userToken } from '#api/session.ts'

export const infoQuery = queryOptions({
  queryKey: ['info'],
  // The server has filled in every default of the config, which the wire type does not show.
  queryFn: ({ signal }) => call(siteApi.info, {}, { signal }) as Promise<AppInfo>,
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

/** No token, no user; the call has removed a refused token from both storages. */
async function fetchUser(signal: AbortSignal): Promise<CurrentUser | null> {
  if (!userToken()) return null
  try {
    return await call(authApi.currentUser, {}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export const userQuery = queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => fetchUser(signal) })

/** The seller's texts that override ours. */
export const translationsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['translations', language],
    queryFn: ({ signal }) => call(siteApi.translations, { params: { language } }, { signal }),
    staleTime: 5 * 60_000,
    retry: 1,
  })
