import { useQuery } from '@tanstack/react-query'
import { useSettled } from '#ui/use-settled.ts'
import { type ChangeBody, changePreviewQuery } from './order-change.api.ts'
import type { ReadDraft } from './order-draft.rules.ts'

/** The order as the server would leave it, asked for when the typing pauses and the draft can be sent. */
export function useChangePreview(orderId: number, read: ReadDraft) {
  const canAsk = !read.isEmpty && !read.hasWrong && !read.isReasonMissing
  // As text: one and the same change is asked about once.
  const asked = useSettled(canAsk ? JSON.stringify(read.body) : '')
  const { data, error, isFetching } = useQuery({
    ...changePreviewQuery(orderId, JSON.parse(asked || '{"version":0}') as ChangeBody),
    enabled: asked !== '',
  })
  return {
    canAsk,
    isFetching,
    after: asked === '' ? undefined : data,
    error: asked === '' ? null : error,
    isSettled: canAsk && asked === JSON.stringify(read.body) && !isFetching && !error,
  }
}

export type ChangePreview = ReturnType<typeof useChangePreview>
