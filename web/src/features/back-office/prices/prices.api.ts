import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { buyerViewApi } from '@vitrina/contract/prices/desk/buyer-view'
import { discountsApi } from '@vitrina/contract/prices/desk/discounts'
import { priceListApi } from '@vitrina/contract/prices/desk/price-list'
import { priceTypesApi } from '@vitrina/contract/prices/desk/price-types'
import { promotionsApi } from '@vitrina/contract/prices/desk/promotions'
import { vatRatesApi } from '@vitrina/contract/prices/desk/vat-rates'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { goodsFilterOf, listFilterOf, type PricesParams } from './prices.params.ts'

const KEY = 'price-desk'
const PAGE_SIZE = 50

export type PriceRow = Answer<typeof priceListApi.list>['items'][number]
export type ContractRow = Answer<typeof discountsApi.contractPrices>['items'][number]
export type ShownType = Answer<typeof priceTypesApi.list>['items'][number]
export type ShownPromotion = Answer<typeof promotionsApi.read>
export type PromotedRow = Answer<typeof promotionsApi.goods>['items'][number]
export type ShownDiscount = Answer<typeof discountsApi.add>
export type Buyer = Answer<typeof buyerViewApi.buyers>['items'][number]
export type BuyerView = Answer<typeof buyerViewApi.view>
export type TypedPrice = Call<typeof priceListApi.save>['body']['rows'][number]
export type SavedRow = Answer<typeof priceListApi.save>['rows'][number]
export type BulkChange = Call<typeof priceListApi.preview>['body']

const page = (params: PricesParams) => ({ ...goodsFilterOf(params), page: params.page, 'per-page': PAGE_SIZE })

export const typesQuery = queryOptions({
  queryKey: [KEY, 'types'],
  queryFn: ({ signal }) => call(priceTypesApi.list, {}, { signal }),
  staleTime: 10_000,
})
export const priceReferenceQuery = queryOptions({
  queryKey: [KEY, 'reference'],
  queryFn: ({ signal }) => call(buyerViewApi.reference, {}, { signal }),
  staleTime: 60_000,
})
export const priceListQuery = (id: number, params: PricesParams) =>
  queryOptions({
    queryKey: [KEY, 'list', id, params.q, params.section, params.brand, params.only, params.page],
    queryFn: ({ signal }) => call(priceListApi.list, { params: { id }, query: { ...page(params), ...listFilterOf(params) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
/** Goods by a part of their code or name, with their prices in a list. */
export const foundGoodsQuery = (id: number, q: string) =>
  queryOptions({
    queryKey: [KEY, 'found', id, q],
    queryFn: ({ signal }) => call(priceListApi.list, { params: { id }, query: { q, 'per-page': 10 } }, { signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
export const updatesQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'updates', id],
    queryFn: ({ signal }) => call(priceListApi.updates, { params: { id } }, { signal }),
    staleTime: 0,
  })
export const updateRowsQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'update', id],
    queryFn: ({ signal }) => call(priceListApi.updateRows, { params: { id }, query: { 'per-page': 100 } }, { signal }),
  })
export const contractPricesQuery = (id: number, params: PricesParams) =>
  queryOptions({
    queryKey: [KEY, 'contract', id, params.q, params.section, params.brand, params.only, params.page],
    queryFn: ({ signal }) => {
      const only = params.only === 'all' ? 'all' : 'fixed'
      return call(discountsApi.contractPrices, { params: { id }, query: { ...page(params), only } }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
export const discountsQuery = ({ company, contract, brand, section, page: number }: PricesParams) =>
  queryOptions({
    queryKey: [KEY, 'discounts', company, contract, brand, section, number],
    queryFn: ({ signal }) => {
      const by = Object.entries({ company, contract, brand, section }).filter(([, id]) => id !== '')
      const query = { page: number, 'per-page': PAGE_SIZE, ...Object.fromEntries(by.map(([name, id]) => [name, Number(id)])) }
      return call(discountsApi.list, { query }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
export const calendarQuery = (days: { from: string; to: string }) =>
  queryOptions({
    queryKey: [KEY, 'promotions', days.from, days.to],
    queryFn: ({ signal }) => call(promotionsApi.calendar, { query: days }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
export const promotionQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'promotion', id],
    queryFn: ({ signal }) => call(promotionsApi.read, { params: { id } }, { signal }),
    staleTime: 0,
  })
export const promotedGoodsQuery = (id: number, params: PricesParams) =>
  queryOptions({
    queryKey: [KEY, 'promoted', id, params.q, params.section, params.brand, params.page],
    queryFn: ({ signal }) => call(promotionsApi.goods, { params: { id }, query: page(params) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
export const vatQuery = queryOptions({
  queryKey: [KEY, 'vat'],
  queryFn: ({ signal }) => call(vatRatesApi.list, {}, { signal }),
  staleTime: 0,
})
export const buyersQuery = (q: string) =>
  queryOptions({
    queryKey: [KEY, 'buyers', q],
    queryFn: ({ signal }) => call(buyerViewApi.buyers, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
  })
export const buyerQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'buyer', id],
    queryFn: async ({ signal }) => (await call(buyerViewApi.buyers, { query: { id } }, { signal })).items[0] ?? null,
    enabled: id > 0,
  })
export const buyerViewQuery = (query: Call<typeof buyerViewApi.view>['query']) =>
  queryOptions({
    queryKey: [KEY, 'view', query],
    queryFn: ({ signal }) => call(buyerViewApi.view, { query }, { signal }),
    enabled: query.products.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** One price stands in many lists, so all of them are read anew, after a refusal too: somebody was first. */
function usePriceMutation<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: run, onSettled: () => void queries.invalidateQueries({ queryKey: [KEY] }) })
}

/** A creating call: the same body sent again after a failure is made once. */
function useCreation<V, A>(run: (given: V, idempotencyKey: string) => Promise<A>) {
  const attempts = useIdempotentAttempts()
  return usePriceMutation((given: V) => attempts.once(given, (key) => run(given, key)))
}

type TypeBody = Call<typeof priceTypesApi.add>['body']
export const useSaveType = (type: ShownType | null) =>
  useCreation((body: TypeBody, idempotencyKey) =>
    type
      ? call(priceTypesApi.change, { params: { id: type.id }, body: { ...body, version: type.version } })
      : call(priceTypesApi.add, { body }, { idempotencyKey }),
  )
export const useMakeDefault = () =>
  usePriceMutation(({ id, version }: ShownType) => call(priceTypesApi.makeDefault, { params: { id }, body: { version } }))
export const useRemoveType = () => usePriceMutation((id: number) => call(priceTypesApi.remove, { params: { id } }))

export const useSavePrices = (id: number) =>
  usePriceMutation((rows: TypedPrice[]) => call(priceListApi.save, { params: { id }, body: { rows } }))
export const usePreviewChange = (id: number) =>
  useMutation({ mutationFn: (body: BulkChange) => call(priceListApi.preview, { params: { id }, body }) })
export const useChangePrices = (id: number) =>
  useCreation((body: Call<typeof priceListApi.change>['body'], idempotencyKey) =>
    call(priceListApi.change, { params: { id }, body }, { idempotencyKey }),
  )
export const useUndoUpdate = () => usePriceMutation((id: number) => call(priceListApi.undo, { params: { id } }))
export const useSetBreaks = (id: number) =>
  usePriceMutation((body: Call<typeof priceListApi.setBreaks>['body']) => call(priceListApi.setBreaks, { params: { id }, body }))

export const useSaveContractPrices = (id: number) =>
  usePriceMutation((rows: TypedPrice[]) => call(discountsApi.saveContractPrices, { params: { id }, body: { rows } }))
export const useAddDiscount = () =>
  useCreation((body: Call<typeof discountsApi.add>['body'], idempotencyKey) => call(discountsApi.add, { body }, { idempotencyKey }))
export const useChangeDiscount = () =>
  usePriceMutation(({ id, ...body }: { id: number; discount: number; expected: number }) =>
    call(discountsApi.change, { params: { id }, body }),
  )
export const useRemoveDiscount = () => usePriceMutation((id: number) => call(discountsApi.remove, { params: { id } }))

type PromotionBody = Call<typeof promotionsApi.add>['body']
export const useSavePromotion = (promotion: ShownPromotion | null) =>
  useCreation((body: PromotionBody, idempotencyKey) =>
    promotion
      ? call(promotionsApi.change, { params: { id: promotion.id }, body: { ...body, version: promotion.version } })
      : call(promotionsApi.add, { body }, { idempotencyKey }),
  )
export const useRemovePromotion = () => usePriceMutation((id: number) => call(promotionsApi.remove, { params: { id } }))
export const useAddPromoted = (id: number) =>
  useCreation((body: Call<typeof promotionsApi.addGoods>['body'], idempotencyKey) =>
    call(promotionsApi.addGoods, { params: { id }, body }, { idempotencyKey }),
  )
export const useSavePromoted = (id: number) =>
  usePriceMutation((rows: Call<typeof promotionsApi.saveGoods>['body']['rows']) =>
    call(promotionsApi.saveGoods, { params: { id }, body: { rows } }),
  )

export const useAddVatRate = () =>
  useCreation((body: Call<typeof vatRatesApi.add>['body'], idempotencyKey) => call(vatRatesApi.add, { body }, { idempotencyKey }))
export const useRemoveVatRate = () => usePriceMutation((id: number) => call(vatRatesApi.remove, { params: { id } }))
