import { useQuery } from '@tanstack/react-query'
import type { AppInfo } from '@vitrina/contract/site/site'
import { infoQuery } from '#parts/site/site.api.ts'
import { sanitisedQuery } from '#ui/sanitised.ts'
import { InformationMessages, RegionalMessage } from '../screens.tsx'

/** Under app info's key: a change of the company does not clear it. */
export const firstMessagesKey = [...infoQuery.queryKey, 'first-messages'] as const

/**
 * Whether the seller's messages on top can be drawn with the page: later they would push the page down under the pointer. If they fail, the
 * page goes on without them.
 */
export function useFirstMessages(info: AppInfo | undefined): boolean {
  const messages = info?.informationMessages ?? []
  const regional = info?.regionalMessage
  const { isPending } = useQuery({
    queryKey: firstMessagesKey,
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
