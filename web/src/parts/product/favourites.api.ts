import { useMutation, useQueryClient } from '@tanstack/react-query'
import { favouritesApi } from '@vitrina/contract/favourites'
import { call } from '#api/call.ts'

/** C-14. A guest is refused in the words of the specification, and the shell offers to sign in. */
export function useToggleFavourite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, favorite }: { id: number; favorite: boolean }) =>
      call(favouritesApi.toggle, { params: { id }, body: { favorite } }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  })
}
