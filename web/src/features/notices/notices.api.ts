import { useMutation, useQueryClient } from '@tanstack/react-query'
import { siteApi } from '@vitrina/contract/site/site'
import { call } from '#api/call.ts'
import { markOwnView } from '#lib/own-view.ts'
import { cookieQuery } from '#parts/site/cookie.api.ts'
import { infoQuery } from '#parts/site/site.api.ts'

/** The notice disappears at once and comes back if the request fails. */
export function useAcceptCookie({ onFailure }: { onFailure: (error: Error) => void }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(siteApi.acceptCookie, {}),
    onMutate: () => queries.setQueryData(cookieQuery.queryKey, { accepted: true }),
    onError: (error) => {
      queries.setQueryData(cookieQuery.queryKey, { accepted: false })
      onFailure(error)
    },
  })
}

export function useCloseInformationMessage({ onFailure }: { onFailure: (error: Error) => void }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(siteApi.closeInformationMessage, { body: { id } }),
    onMutate: async (id) => {
      markOwnView()
      await queries.cancelQueries(infoQuery)
      const before = queries.getQueryData(infoQuery.queryKey)
      if (before) {
        const informationMessages = before.informationMessages.filter((message) => message.id !== id)
        queries.setQueryData(infoQuery.queryKey, { ...before, informationMessages })
      }
      return before?.informationMessages
    },
    onError: (error, id, before) => {
      const closed = before?.find((message) => message.id === id)
      const now = queries.getQueryData(infoQuery.queryKey)
      // Only this one is restored: another may have been closed meanwhile.
      if (closed && before && now) {
        const shown = new Set([id, ...now.informationMessages.map((message) => message.id)])
        queries.setQueryData(infoQuery.queryKey, { ...now, informationMessages: before.filter((message) => shown.has(message.id)) })
      }
      onFailure(error)
    },
  })
}
