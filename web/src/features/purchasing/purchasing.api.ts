import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import { membersApi } from '@vitrina/contract/companies/members'
import type { Call } from '@vitrina/contract/endpoint'
import { offersApi } from '@vitrina/contract/offers/offers'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

const KEY = 'purchasing'

type ListQuery = NonNullable<Call<typeof purchasingApi.list>['query']>

export const boardQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [KEY, 'list', query],
    queryFn: ({ signal }) => call(purchasingApi.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    // Orders and colleagues change it meanwhile.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  })

export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'entry'],
    queryFn: ({ signal }) => call(purchasingApi.read, { params: { id } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const commentsQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'comments'],
    queryFn: ({ signal }) => call(purchasingApi.comments, { params: { id } }, { signal }),
    staleTime: 5_000,
  })

export const colleaguesQuery = queryOptions({
  queryKey: ['companies', 'members'],
  queryFn: ({ signal }) => call(membersApi.list, {}, { signal }),
})

export const cartsQuery = queryOptions({
  queryKey: ['cart', 'named'],
  queryFn: ({ signal }) => call(namedCartsApi.list, {}, { signal }),
})

/** Own specifications and those colleagues show, to gather lines from. */
export const specificationsQuery = queryOptions({
  queryKey: ['specifications', 'list', 'for-purchasing'],
  queryFn: async ({ signal }) => {
    const lists = await Promise.all(
      (['mine', 'company'] as const).map((list) => call(specificationsApi.list, { query: { list, pageSize: 100 } }, { signal })),
    )
    return lists.flatMap(({ items }) => items)
  },
})

/** Own offers to clients, to gather lines from. */
export const offersQuery = queryOptions({
  queryKey: ['offers', 'for-purchasing'],
  queryFn: ({ signal }) => call(offersApi.list, { query: { list: 'mine', pageSize: 100 } }, { signal }),
})

export const ownProductsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['custom-products', 'for-purchasing', keyword],
    queryFn: ({ signal }) => call(customProductsApi.list, { query: { keyword, pageSize: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Orders of the company that can be counted for an entry. */
export const companyOrdersQuery = (q: string) =>
  queryOptions({
    queryKey: ['orders', 'for-purchasing', q],
    queryFn: ({ signal }) => call(ordersApi.list, { query: { scope: 'company', q, 'per-page': 20 } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Every list and the open entry are asked for again. */
function useBoardMutation<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: run, onSettled: () => void queries.invalidateQueries({ queryKey: [KEY] }) })
}

export function useCreateEntry() {
  const attempts = useIdempotentAttempts()
  return useBoardMutation((body: Call<typeof purchasingApi.create>['body']) =>
    attempts.once(body, (idempotencyKey) => call(purchasingApi.create, { body }, { idempotencyKey })),
  )
}

export type EntryChange = Call<typeof purchasingApi.change>['body']
export const useChangeEntry = (id: number) => useBoardMutation((body: EntryChange) => call(purchasingApi.change, { params: { id }, body }))

export function useCollect(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useBoardMutation(async (body: Call<typeof purchasingApi.collect>['body']) => {
    const report = await attempts.once(body, (idempotencyKey) => call(purchasingApi.collect, { params: { id }, body }, { idempotencyKey }))
    await queries.invalidateQueries({ queryKey: ['cart'] })
    return report
  })
}

export function useTopUp(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useBoardMutation(async (body: Call<typeof purchasingApi.gapToCart>['body']) => {
    const report = await attempts.once(body, (idempotencyKey) =>
      call(purchasingApi.gapToCart, { params: { id }, body }, { idempotencyKey }),
    )
    void queries.invalidateQueries({ queryKey: ['cart'] })
    return report
  })
}

export const useLinkOrder = (id: number) =>
  useBoardMutation((orderId: number) => call(purchasingApi.link, { params: { id }, body: { orderId } }))
export const useUnlinkOrder = (id: number) =>
  useBoardMutation((orderId: number) => call(purchasingApi.unlink, { params: { id }, body: { orderId } }))

export function useAddComment(id: number) {
  const attempts = useIdempotentAttempts()
  return useBoardMutation((text: string) =>
    attempts.once(text, (idempotencyKey) => call(purchasingApi.addComment, { params: { id }, body: { text } }, { idempotencyKey })),
  )
}

export const useArchive = () => useBoardMutation((id: number) => call(purchasingApi.archive, { params: { id } }))
export const useRestore = () => useBoardMutation((id: number) => call(purchasingApi.restore, { params: { id } }))
export const useRemove = () => useBoardMutation((id: number) => call(purchasingApi.remove, { params: { id } }))
export const useRemoveArchived = () => useBoardMutation(() => call(purchasingApi.removeArchived, {}))
export const useUndoRemoval = () =>
  useBoardMutation((deletionToken: string) => call(purchasingApi.undoRemoval, { body: { deletionToken } }))
