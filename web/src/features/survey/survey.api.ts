import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { siteApi } from '@vitrina/contract/site/site'
import { call } from '#api/call.ts'
import type { Answers } from './survey.rules.ts'

export const surveyQuery = (route: string) =>
  queryOptions({
    queryKey: ['survey', route],
    queryFn: ({ signal }) => call(siteApi.survey, { query: { route } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

type Reply = { id: number; dismissed: boolean; answers: Answers }

export const useAnswerSurvey = () =>
  useMutation({ mutationFn: ({ id, ...body }: Reply) => call(siteApi.answerSurvey, { params: { id }, body }) })

/** After an answer or a dismissal it is not offered again. */
export function useHideSurvey() {
  const queries = useQueryClient()
  return () => queries.setQueriesData({ queryKey: ['survey'] }, { survey: null })
}
