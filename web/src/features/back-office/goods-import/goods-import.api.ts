import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrina/contract/endpoint'
import { type GoodsImport, goodsImportApi, type GoodsSheetMapping, type ImportOptions } from '@vitrina/contract/goods-import/goods-import'
import { call } from '#api/call.ts'
import { isUnderWay } from './import-states.rules.ts'

const KEY = 'goods-imports'
const POLL_MS = 1_000

export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [KEY, 'list', page],
    queryFn: ({ signal }) => call(goodsImportApi.list, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.items.some((one) => isUnderWay(one.state)) ? POLL_MS * 3 : false),
  })

/** Asked again while the work goes on: it goes on without the page as well. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: ({ signal }): Promise<GoodsImport> => call(goodsImportApi.read, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? POLL_MS : false),
  })

/** The refusal stays beside the button that asked, where the file is mended; told in the bar as well, it would be there twice. */
export const toldInPlace = { meta: { isToldInPlace: true } }

function useImportMutation<V>(run: (given: V) => Promise<GoodsImport>) {
  const queries = useQueryClient()
  return useMutation({
    ...toldInPlace,
    mutationFn: run,
    onSuccess: (changed) => {
      queries.setQueryData(importQuery(changed.id).queryKey, changed)
      void queries.invalidateQueries({ queryKey: [KEY, 'list'] })
    },
  })
}

export const useUpload = () =>
  useImportMutation((file: File) => {
    const body = new FormData()
    body.append('file', file)
    // No schema describes a FormData body.
    return call(goodsImportApi.begin, { body } as unknown as Call<typeof goodsImportApi.begin>)
  })

export const useAddArchive = (id: number) =>
  useImportMutation((file: File) => {
    const body = new FormData()
    body.append('archive', file)
    // No schema describes a FormData body.
    return call(goodsImportApi.addArchive, { params: { id }, body } as unknown as Call<typeof goodsImportApi.addArchive>)
  })

type Chosen = { sheets: GoodsSheetMapping[]; options: ImportOptions }
export const useCheck = (id: number) => useImportMutation((body: Chosen) => call(goodsImportApi.check, { params: { id }, body }))

type Step = 'start' | 'cancel' | 'revert'
export const useStep = (id: number) => useImportMutation((step: Step) => call(goodsImportApi[step], { params: { id } }))

export const useRefusedFile = (id: number) =>
  useMutation({ ...toldInPlace, mutationFn: () => call(goodsImportApi.refusedFile, { params: { id } }) })
