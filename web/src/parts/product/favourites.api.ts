import { useMutation, useQueryClient } from '@tanstack/react-query'
import { favouritesApi } from '@vitrina/contract/favourites'
import { call } from '#api/call.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'

/** C-14. A guest is told why and is offered to sign in; the server says the words of the specification. */
export function useToggleFavourite() {
  const queries = useQueryClient()
  const user = useUser()
  const openAuth = useOpenAuth()
  return useMutation({
    mutationFn: ({ id, favorite }: { id: number; favorite: boolean }) =>
      call(favouritesApi.toggle, { params: { id }, body: { favorite } }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
    onError: () => {
      if (!user) openAuth('signin')
    },
  })
}
