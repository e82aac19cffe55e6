import { useMutation } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { reconcileApi } from '@vitrina/contract/payments/reconcile'
import { call } from '#api/call.ts'
import { saveLink } from '#ui/save-link.ts'

export type Comparison = Answer<typeof reconcileApi.compare>
export type ComparedRow = Comparison['rows'][number]

export type Asked = { file: File; legalEntityId: number; from: string; to: string }

function formOf({ file, legalEntityId, from, to }: Asked): FormData {
  const body = new FormData()
  // Fields go before the file: the server reads them in the order they come.
  body.append('legalEntityId', String(legalEntityId))
  body.append('from', from)
  body.append('to', to)
  body.append('file', file)
  return body
}

// No schema describes a FormData body.
export const useCompare = (id: number) =>
  useMutation({
    mutationFn: (asked: Asked) =>
      call(reconcileApi.compare, { params: { id }, body: formOf(asked) } as unknown as Call<typeof reconcileApi.compare>),
  })

export const useComparisonFile = (id: number) =>
  useMutation({
    mutationFn: (asked: Asked) =>
      call(reconcileApi.compareFile, { params: { id }, body: formOf(asked) } as unknown as Call<typeof reconcileApi.compareFile>),
    onSuccess: ({ path }) => saveLink(path),
  })
