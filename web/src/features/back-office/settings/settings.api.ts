import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { settingsDeskApi, type ShownSettings } from '@vitrina/contract/site/settings-desk'
import { call } from '#api/call.ts'
import { infoQuery, settingsQuery } from '#parts/site/site.api.ts'

export const settingsDeskQuery = queryOptions({
  queryKey: ['settings-desk'],
  queryFn: ({ signal }) => call(settingsDeskApi.read, {}, { signal }),
})

/** The page around the form is drawn by the same settings: they are asked again. */
export function useSaveSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { version: number; changes: Partial<ShownSettings> }) => call(settingsDeskApi.save, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(settingsDeskQuery.queryKey, saved)
      return Promise.all([queries.invalidateQueries(infoQuery), queries.invalidateQueries(settingsQuery)])
    },
  })
}
