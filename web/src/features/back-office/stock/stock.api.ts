import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { freeTransfersApi } from '@vitrina/contract/fulfilment/free-transfers'
import type { FreeTransferStep } from '@vitrina/contract/fulfilment/free-transfers.rules'
import { fulfilmentDeskApi } from '@vitrina/contract/fulfilment/fulfilment-desk'
import { stockDeskApi, type StockNeed, type StockPlace } from '@vitrina/contract/fulfilment/stock-desk'
import { type arrivalNeeds, arrivalsDeskApi } from '@vitrina/contract/promise/arrivals-desk'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import type { StockParams } from './stock.params.ts'

const KEY = 'stock-desk'
const LISTS = [KEY, 'list']

type StockList = Answer<typeof stockDeskApi.list>

const idsIn = ({ section, brand, warehouse }: StockParams) => ({
  ...(section && { section: Number(section) }),
  ...(brand && { brand: Number(brand) }),
  ...(warehouse && { warehouse: Number(warehouse) }),
})

export const stockQuery = (params: StockParams) =>
  queryOptions({
    queryKey: [...LISTS, params],
    queryFn: ({ signal }) => {
      const need = params.need === '' ? {} : { need: params.need as StockNeed }
      return call(stockDeskApi.list, { query: { q: params.q, page: params.page, 'per-page': 50, ...idsIn(params), ...need } }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Goods by a part of their code or name, for a field. */
export const foundStockQuery = (q: string) =>
  queryOptions({
    queryKey: [KEY, 'found', q],
    queryFn: ({ signal }) => call(stockDeskApi.list, { query: { q, 'per-page': 10 } }, { signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })

export const stockReferenceQuery = queryOptions({
  queryKey: [KEY, 'reference'],
  queryFn: ({ signal }) => call(stockDeskApi.reference, {}, { signal }),
  staleTime: 10_000,
})

export const arrivalsQuery = (params: StockParams) =>
  queryOptions({
    queryKey: [KEY, 'arrivals', params],
    queryFn: ({ signal }) => {
      const need = params.need === '' ? {} : { need: params.need as (typeof arrivalNeeds)[number] }
      const warehouse = params.warehouse ? { warehouse: Number(params.warehouse) } : {}
      return call(arrivalsDeskApi.list, { query: { q: params.q, page: params.page, 'per-page': 50, ...warehouse, ...need } }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The rows with one cell as the server has it now; a product that had none there gets it. */
const withPlace = (list: StockList, productId: number, place: StockPlace): StockList => ({
  ...list,
  items: list.items.map((row) =>
    row.id === productId ? { ...row, places: [...row.places.filter(({ warehouseId }) => warehouseId !== place.warehouseId), place] } : row,
  ),
})

/** Shows a cell as it is now in every list on the screen, without asking for the lists again. */
export function useShowPlace() {
  const queries = useQueryClient()
  return (productId: number, place: StockPlace) =>
    queries.setQueriesData<StockList>({ queryKey: LISTS }, (list) => list && withPlace(list, productId, place))
}

type Cell = { productId: number; warehouseId: number }

export const useSetFree = () =>
  useMutation({
    mutationFn: ({ productId, warehouseId, ...body }: Cell & Call<typeof stockDeskApi.setFree>['body']) =>
      call(stockDeskApi.setFree, { params: { productId, warehouseId }, body }),
  })

export const useSetMinimum = () =>
  useMutation({
    mutationFn: ({ productId, warehouseId, minimum }: Cell & { minimum: number | null }) =>
      call(stockDeskApi.setMinimum, { params: { productId, warehouseId }, body: { minimum } }),
  })

export const useSetPlace = () =>
  useMutation({
    mutationFn: ({ productId, warehouseId, place }: Cell & { place: string }) =>
      call(stockDeskApi.setPlace, { params: { productId, warehouseId }, body: { place } }),
  })

/** Arrivals and transfers change what the other tabs show. */
function useArrivalMutation<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: run, onSuccess: () => void queries.invalidateQueries({ queryKey: [KEY] }) })
}

export function useAddArrival() {
  const attempts = useIdempotentAttempts()
  return useArrivalMutation((body: Call<typeof arrivalsDeskApi.add>['body']) =>
    attempts.once(body, (idempotencyKey) => call(arrivalsDeskApi.add, { body }, { idempotencyKey })),
  )
}
export const useChangeArrival = () =>
  useArrivalMutation(({ id, body }: { id: number; body: Call<typeof arrivalsDeskApi.change>['body'] }) =>
    call(arrivalsDeskApi.change, { params: { id }, body }),
  )
export const useCancelArrival = () =>
  useArrivalMutation(({ id, reason }: { id: number; reason: string }) => call(arrivalsDeskApi.cancel, { params: { id }, body: { reason } }))
/** Received once, also when a bad network sends it twice. */
export function useReceiveArrival() {
  const attempts = useIdempotentAttempts()
  return useArrivalMutation((body: Call<typeof fulfilmentDeskApi.receiveGoods>['body']) =>
    attempts.once(body, (idempotencyKey) => call(fulfilmentDeskApi.receiveGoods, { body }, { idempotencyKey })),
  )
}

export const freeTransfersQuery = ({ warehouse, page }: StockParams) =>
  queryOptions({
    queryKey: [KEY, 'transfers', { warehouse, page }],
    queryFn: ({ signal }) =>
      call(freeTransfersApi.list, { query: { page, 'per-page': 50, ...(warehouse && { warehouse: Number(warehouse) }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function usePlanTransfer() {
  const attempts = useIdempotentAttempts()
  return useArrivalMutation((body: Call<typeof freeTransfersApi.plan>['body']) =>
    attempts.once(body, (idempotencyKey) => call(freeTransfersApi.plan, { body }, { idempotencyKey })),
  )
}

export const useStepTransfer = () =>
  useArrivalMutation(({ id, step }: { id: number; step: FreeTransferStep }) =>
    call(freeTransfersApi.step, { params: { id }, body: { step } }),
  )
