import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { type RankingRuleDraft, type RankingTarget, rankingRulesApi } from '@vitrina/contract/catalogue/ranking-rules'
import { call } from '#api/call.ts'

export const rulesQuery = queryOptions({
  queryKey: ['ranking-rules'],
  queryFn: ({ signal }) => call(rankingRulesApi.list, {}, { signal }),
})

export type Previewed = { phrase: string; draft: RankingRuleDraft | null; replacedId: number | null }

export const previewQuery = (body: Previewed) =>
  queryOptions({
    queryKey: ['ranking-rules', 'preview', body],
    queryFn: ({ signal }) => call(rankingRulesApi.preview, { body }, { signal, isReadOnly: true }),
    enabled: body.phrase !== '',
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })

export type Target = { id: number; name: string }

const filterOf = { brand: 'brands', series: 'series', family: 'type' } as const

/** Subjects of a rule for the phrase: goods by their words, brands, series and kinds of what the phrase finds. */
export const targetsQuery = ({ target, phrase, text }: { target: RankingTarget; phrase: string; text: string }) =>
  queryOptions({
    queryKey: ['ranking-rules', 'targets', target, phrase, target === 'product' ? text : ''],
    queryFn: async ({ signal }): Promise<Target[]> => {
      if (target === 'product') {
        const { products } = await call(catalogueApi.suggest, { query: { keyword: text || phrase } }, { signal })
        return products.map(({ id, article, name }) => ({ id, name: `${article} ${name}` }))
      }
      const query = { criteria: { keyword: phrase } }
      const { values } = await call(catalogueApi.filter, { params: { filterId: filterOf[target] }, query }, { signal })
      return values.flatMap(({ id, name }) => (typeof id === 'number' ? { id, name } : []))
    },
    enabled: phrase !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

export function useSaveRule() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, draft }: { id: number | null; draft: RankingRuleDraft }) =>
      id === null ? call(rankingRulesApi.create, { body: draft }) : call(rankingRulesApi.update, { params: { id }, body: draft }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['ranking-rules'] }),
  })
}

export function useRemoveRule() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(rankingRulesApi.remove, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['ranking-rules'] }),
  })
}
