import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { MAX_MATCHED_TEXTS, matchTextsApi } from '@vitrina/contract/list-import/match-texts'
import { phoneOrderApi } from '@vitrina/contract/orders/phone-order'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

export type PhonePreview = Answer<typeof phoneOrderApi.preview>
export type PhoneQuestion = Call<typeof phoneOrderApi.preview>['body']
export type NewPhoneOrder = Call<typeof phoneOrderApi.place>['body']

/** Prices, days and choices of the caller for the lines told so far. */
export const phonePreviewQuery = (body: PhoneQuestion) =>
  queryOptions({
    queryKey: ['desk', 'phone-order', body],
    queryFn: ({ signal }) => call(phoneOrderApi.preview, { body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

export function usePlacePhoneOrder() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: NewPhoneOrder) => attempts.once(body, (idempotencyKey) => call(phoneOrderApi.place, { body }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}

type MatchedLine = { text: string; product: { id: number; article: string; name: string } | null; amount: number | null }

/** Products for pasted lines, in calls as large as the server takes. */
export async function matchLines(texts: readonly string[]): Promise<MatchedLine[]> {
  const found: MatchedLine[] = []
  for (let start = 0; start < texts.length; start += MAX_MATCHED_TEXTS) {
    const part = texts.slice(start, start + MAX_MATCHED_TEXTS)
    const { items } = await call(matchTextsApi.match, { body: { texts: part } })
    found.push(...items.map(({ product, amount }, at) => ({ text: part[at] ?? '', product, amount })))
  }
  return found
}
