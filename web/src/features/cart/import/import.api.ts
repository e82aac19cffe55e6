import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import { listImportApi } from '@vitrina/contract/list-import/list-import'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'

export type Review = Answer<typeof listImportApi.reviewText>

const sendFile = (file: File): Promise<Review> => {
  const body = new FormData()
  body.append('file', file)
  // No schema describes a FormData body.
  return call(listImportApi.reviewFile, { body } as object as Record<string, never>)
}

/** Preview of a text or a file; nothing is saved yet. */
export const useReview = () =>
  useMutation({
    mutationFn: (source: { text: string } | { file: File }): Promise<Review> =>
      'file' in source ? sendFile(source.file) : call(listImportApi.reviewText, { body: source }),
  })

type Items = Call<typeof cartApi.addItems>['body']['items']

/** Adds the chosen rows to the existing lines of the cart. */
export function useAddImported() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ items, key }: { items: Items; key: string }) =>
      call(cartApi.addItems, { body: { items, mode: 'add' } }, { idempotencyKey: key }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}
