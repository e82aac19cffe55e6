import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { configuratorApi } from '@vitrina/contract/configurator/configurator'
import type { Call } from '@vitrina/contract/endpoint'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

const KEY = 'configurator'

/** Goods for every position; the old ones stay in sight while a changed board is asked for. */
export const goodsQuery = (board: Board) =>
  queryOptions({
    queryKey: [KEY, 'goods', board],
    queryFn: ({ signal }) => call(configuratorApi.goods, { body: { board } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: board.circuits.length > 0,
    staleTime: 60_000,
    // Every change is another key: old answers are not kept long.
    gcTime: 60_000,
  })

export const alternativesQuery = (board: Board, key: string) =>
  queryOptions({
    queryKey: [KEY, 'alternatives', key, board],
    queryFn: ({ signal }) => call(configuratorApi.alternatives, { body: { board, key } }, { signal }),
    staleTime: 60_000,
  })

export const boardQuery = (token: string) =>
  queryOptions({
    queryKey: [KEY, 'board', token],
    queryFn: ({ signal }) => call(configuratorApi.read, { params: { token } }, { signal }),
    retry: false,
  })

export const ownBoardsQuery = (page: number) =>
  queryOptions({
    queryKey: [KEY, 'list', page],
    queryFn: ({ signal }) => call(configuratorApi.list, { query: { page } }, { signal }),
  })

export const brandsQuery = queryOptions({
  queryKey: ['catalogue', 'brands'],
  queryFn: ({ signal }) => call(catalogueApi.brands, {}, { signal }),
  staleTime: 600_000,
})

/** Specifications of the buyer that a board can be put into. */
export const targetSpecificationsQuery = queryOptions({
  queryKey: ['specifications', 'list', 'targets'],
  queryFn: ({ signal }) => call(specificationsApi.list, { query: { list: 'mine', pageSize: 100 } }, { signal }),
})

type Saved = { board: Board; token: string | null; editKey: string | null }

/** Over the saved board where that is allowed, else as a new one. */
export function useSaveBoard() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: async ({ board, token, editKey }: Saved) => {
      if (token === null)
        return attempts.once(board, (idempotencyKey) => call(configuratorApi.create, { body: { board } }, { idempotencyKey }))
      const saved = await call(configuratorApi.change, { params: { token }, body: editKey === null ? { board } : { board, editKey } })
      return { ...saved, editKey }
    },
    onSuccess: ({ editKey: _, ...saved }) => {
      queries.setQueryData(boardQuery(saved.token).queryKey, saved)
      void queries.invalidateQueries({ queryKey: [KEY, 'list'] })
    },
  })
}

export function useRemoveBoard() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(configuratorApi.remove, { params: { token } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY, 'list'] }),
  })
}

export function useBoardToCart() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (board: Board) =>
      attempts.once(board, (idempotencyKey) => call(configuratorApi.toCart, { body: { board } }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

export function useBoardToOffer() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (board: Board) =>
      attempts.once(board, (idempotencyKey) => call(configuratorApi.toOffer, { body: { board } }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['offers', 'list'] }),
  })
}

export function useBoardToSpecification() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof configuratorApi.toSpecification>['body']) =>
      attempts.once(body, (idempotencyKey) => call(configuratorApi.toSpecification, { body }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['specifications', 'list'] }),
  })
}
