import { useQuery } from '@tanstack/react-query'
import type { AppInfo } from '@vitrina/contract/site'
import { infoQuery } from '#parts/site/site.api.ts'
import { sanitisedQuery } from '#ui/sanitised.ts'
import { InformationMessages, RegionalMessage } from '../screens.tsx'

/**
 * Whether what the seller tells on top of the page can be drawn with the page:
 * coming after it, it would push the page down from under the pointer. If it cannot be had, the page goes on without.
 */
export function useFirstMessages(info: AppInfo | undefined): boolean {
  const messages = info?.informationMessages ?? []
  const regional = info?.regionalMessage
  const { isPending } = useQuery({
    // Of the frame, like app info: another company does not take it away.
    queryKey: [...infoQuery.queryKey, 'first-messages'],
    queryFn: async ({ client }) => {
      await Promise.all([
        messages.length > 0 && InformationMessages.preload(),
        regional && RegionalMessage.preload(),
        ...[...messages, ...(regional ? [regional] : [])].map(({ content }) => client.query(sanitisedQuery(content))),
      ])
      return true
    },
    enabled: info !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return !isPending || (messages.length === 0 && !regional)
}
