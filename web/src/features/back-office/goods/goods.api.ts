import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { goodsBrandsApi } from '@vitrina/contract/goods/brands'
import { goodsApi } from '@vitrina/contract/goods/goods'
import { goodsKindsApi } from '@vitrina/contract/goods/kinds'
import type { ProductValues } from '@vitrina/contract/goods/product-fields'
import { goodsSectionsApi } from '@vitrina/contract/goods/sections'
import { goodsSetsApi } from '@vitrina/contract/goods/sets'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import type { GoodsParams } from './goods.params.ts'

const KEY = 'goods-desk'

export type ShownProduct = Answer<typeof goodsApi.read>
export type ChangedRow = { id: number; version?: number; values: Record<string, unknown> }

type Filter = Pick<GoodsParams, 'q' | 'section' | 'kind' | 'brand' | 'state' | 'without'>

/** As calls take it. */
const filterOf = ({ q, section, kind, brand, state, without }: Filter) => ({
  q,
  ...(section && { section: Number(section) }),
  ...(kind && { kind: Number(kind) }),
  ...(brand && { brand: Number(brand) }),
  ...(state && { state }),
  ...(without && { without }),
})

/** All goods of a filter, not only those of the page. */
export const useMatching = () => useMutation({ mutationFn: (filter: Filter) => call(goodsApi.matching, { query: filterOf(filter) }) })

export const productsQuery = ({ q, section, kind, brand, state, without, page }: GoodsParams) =>
  queryOptions({
    queryKey: [KEY, 'list', q, section, kind, brand, state, without, page],
    queryFn: ({ signal }) =>
      call(goodsApi.list, { query: { ...filterOf({ q, section, kind, brand, state, without }), page, 'per-page': 50 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Goods of any state by a part of their code or name, for links and sets. */
export const foundProductsQuery = (q: string) =>
  queryOptions({
    queryKey: [KEY, 'found', q],
    queryFn: ({ signal }) => call(goodsApi.list, { query: { q, 'per-page': 10 } }, { signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'product', id],
    queryFn: ({ signal }) => call(goodsApi.read, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const historyQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [KEY, 'history', id, version],
    queryFn: ({ signal }) => call(goodsApi.history, { params: { id }, query: {} }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const referenceQuery = queryOptions({
  queryKey: [KEY, 'reference'],
  queryFn: ({ signal }) => call(goodsApi.reference, {}, { signal }),
  staleTime: 60_000,
})
export const sectionsQuery = queryOptions({
  queryKey: [KEY, 'sections'],
  queryFn: ({ signal }) => call(goodsSectionsApi.list, {}, { signal }),
  staleTime: 10_000,
})
export const kindsQuery = queryOptions({
  queryKey: [KEY, 'kinds'],
  queryFn: ({ signal }) => call(goodsKindsApi.list, {}, { signal }),
  staleTime: 10_000,
})
export const featuresQuery = queryOptions({
  queryKey: [KEY, 'features'],
  queryFn: ({ signal }) => call(goodsKindsApi.features, {}, { signal }),
  staleTime: 10_000,
})
export const featureQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'features', id],
    queryFn: ({ signal }) => call(goodsKindsApi.feature, { params: { id } }, { signal }),
    staleTime: 10_000,
  })
export const brandsQuery = queryOptions({
  queryKey: [KEY, 'brands'],
  queryFn: ({ signal }) => call(goodsBrandsApi.list, {}, { signal }),
  staleTime: 10_000,
})
export const setsQuery = queryOptions({
  queryKey: [KEY, 'sets'],
  queryFn: ({ signal }) => call(goodsSetsApi.list, {}, { signal }),
  staleTime: 10_000,
})

/** Counts stand in several lists, so all of them are read anew. */
function useGoodsMutation<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: run, onSuccess: () => void queries.invalidateQueries({ queryKey: [KEY] }) })
}

/** A creating call: the same body sent again after a failure is made once. */
function useCreation<V, A>(run: (given: V, idempotencyKey: string) => Promise<A>) {
  const attempts = useIdempotentAttempts()
  return useGoodsMutation((given: V) => attempts.once(given, (key) => run(given, key)))
}

export const useAddProduct = () =>
  useCreation((values: ProductValues, idempotencyKey) => call(goodsApi.add, { body: { values } }, { idempotencyKey }))
export const useChangeProduct = (id: number) =>
  useGoodsMutation((body: { version: number; values: ProductValues }) => call(goodsApi.change, { params: { id }, body }))
export const useRemoveProduct = () => useGoodsMutation((id: number) => call(goodsApi.remove, { params: { id } }))
export const useChangeProducts = () =>
  useCreation((rows: ChangedRow[], idempotencyKey) => call(goodsApi.changeMany, { body: { rows } }, { idempotencyKey }))
export const useUndoChanges = () =>
  useCreation((changeIds: number[], idempotencyKey) => call(goodsApi.undo, { body: { changeIds } }, { idempotencyKey }))

/** No schema describes a FormData body. */
const formOf = (fields: Record<string, string | File>): never => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body as never
}

export const useAddPicture = (id: number) =>
  useGoodsMutation((file: File) => call(goodsApi.addPicture, { params: { id }, body: formOf({ file }) } as never))
export const useAddPaper = (id: number) =>
  useGoodsMutation(({ file, ...fields }: { file: File; kind: string; number: string; name: string; validTo: string }) =>
    // The file comes last: text parts are read before it.
    call(goodsApi.addPaper, { params: { id }, body: formOf({ ...fields, file }) }),
  )
export const useRemovePaper = () => useGoodsMutation((id: number) => call(goodsApi.removePaper, { params: { id } }))

export const useAddSection = () =>
  useCreation((body: { name: string; parentId: number | null }, idempotencyKey) => call(goodsSectionsApi.add, { body }, { idempotencyKey }))
export const useRenameSection = () =>
  useGoodsMutation(({ id, name }: { id: number; name: string }) => call(goodsSectionsApi.rename, { params: { id }, body: { name } }))
export const useMoveSection = () =>
  useGoodsMutation(({ id, ...body }: { id: number; parentId: number | null; position: number }) =>
    call(goodsSectionsApi.move, { params: { id }, body }),
  )
export const useRemoveSection = () => useGoodsMutation((id: number) => call(goodsSectionsApi.remove, { params: { id } }))

type KindBody = Call<typeof goodsKindsApi.add>['body']
export const useSaveKind = () =>
  useCreation(({ id, body }: { id: number | null; body: KindBody }, idempotencyKey) =>
    id === null ? call(goodsKindsApi.add, { body }, { idempotencyKey }) : call(goodsKindsApi.change, { params: { id }, body }),
  )
export const useRemoveKind = () => useGoodsMutation((id: number) => call(goodsKindsApi.remove, { params: { id } }))
export const useReadEtim = () => useMutation({ mutationFn: (file: File) => call(goodsKindsApi.readEtim, { body: formOf({ file }) }) })
export type EtimClasses = Call<typeof goodsKindsApi.takeEtim>['body']['classes']
export const useTakeEtim = () =>
  useCreation((classes: EtimClasses, idempotencyKey) => call(goodsKindsApi.takeEtim, { body: { classes } }, { idempotencyKey }))

type FeatureBody = Call<typeof goodsKindsApi.addFeature>['body']
export const useSaveFeature = () =>
  useCreation(({ id, body }: { id: number | null; body: FeatureBody }, idempotencyKey) =>
    id === null
      ? call(goodsKindsApi.addFeature, { body }, { idempotencyKey })
      : call(goodsKindsApi.changeFeature, { params: { id }, body }),
  )
export const useRemoveFeature = () => useGoodsMutation((id: number) => call(goodsKindsApi.removeFeature, { params: { id } }))
export const useSaveValues = (id: number) =>
  useGoodsMutation((values: { id?: number; text: string }[]) => call(goodsKindsApi.changeValues, { params: { id }, body: { values } }))

export const valueUseQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'feature-values', id],
    queryFn: ({ signal }) => call(goodsKindsApi.valueUse, { params: { id } }, { signal }),
    staleTime: 0,
  })
type ValueMove = { id: number; toId: number; kindId: number | null; part: number }
export const useMoveValue = () =>
  useCreation(({ id, toId, kindId }: ValueMove, idempotencyKey) =>
    call(goodsKindsApi.moveValue, { params: { id }, body: { toId, kindId } }, { idempotencyKey }),
  )

type BrandBody = Call<typeof goodsBrandsApi.add>['body']
export const useSaveBrand = () =>
  useCreation(({ id, body }: { id: number | null; body: BrandBody }, idempotencyKey) =>
    id === null ? call(goodsBrandsApi.add, { body }, { idempotencyKey }) : call(goodsBrandsApi.change, { params: { id }, body }),
  )
export const useSetLogo = (id: number) =>
  useGoodsMutation((file: File) => call(goodsBrandsApi.setLogo, { params: { id }, body: formOf({ file }) } as never))
export const useRemoveBrand = () => useGoodsMutation((id: number) => call(goodsBrandsApi.remove, { params: { id } }))
export const useAddSeries = () =>
  useCreation((body: { brandId: number; name: string }, idempotencyKey) => call(goodsBrandsApi.addSeries, { body }, { idempotencyKey }))
export const useRenameSeries = () =>
  useGoodsMutation(({ id, name }: { id: number; name: string }) => call(goodsBrandsApi.renameSeries, { params: { id }, body: { name } }))
export const useMergeSeries = () =>
  useCreation(({ id, toId }: { id: number; toId: number; part: number }, idempotencyKey) =>
    call(goodsBrandsApi.mergeSeries, { params: { id }, body: { toId } }, { idempotencyKey }),
  )
export const useRemoveSeries = () => useGoodsMutation((id: number) => call(goodsBrandsApi.removeSeries, { params: { id } }))

type SetBody = Call<typeof goodsSetsApi.add>['body']
export const useSaveSet = () =>
  useCreation(({ id, body }: { id: number | null; body: SetBody }, idempotencyKey) =>
    id === null ? call(goodsSetsApi.add, { body }, { idempotencyKey }) : call(goodsSetsApi.change, { params: { id }, body }),
  )
export const useRemoveSet = () => useGoodsMutation((id: number) => call(goodsSetsApi.remove, { params: { id } }))
