import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { bankStatementApi } from '@vitrina/contract/payments/bank-statement'
import { MOST_LINES_AT_ONCE } from '@vitrina/contract/payments/bank-statement.rules'
import { useState } from 'react'
import { call } from '#api/call.ts'
import type { StatementParams } from './statement.params.ts'

export type Statement = Answer<typeof bankStatementApi.list>
export type ShownLine = Statement['items'][number]
export type ShownCandidate = ShownLine['candidates'][number]
export type Chosen = Statement['sure'][number]
export type Outcome = Answer<typeof bankStatementApi.accept>['outcomes'][number]
export type Loaded = Answer<typeof bankStatementApi.load>

const PAGE_SIZE = 25

export const statementQuery = ({ show, q, page }: StatementParams) =>
  queryOptions({
    queryKey: ['desk', 'statement', show, q, page],
    queryFn: ({ signal }) => call(bankStatementApi.list, { query: { show, q, page, 'per-page': PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Invoices, payments and lines change together. */
function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['desk'] })
}

export function useLoad() {
  return useMutation({
    mutationFn: (given: { file: File } | { text: string }) => {
      const body = new FormData()
      if ('file' in given) body.append('file', given.file)
      else body.append('text', given.text)
      // No schema describes a FormData body.
      return call(bankStatementApi.load, { body } as unknown as Call<typeof bankStatementApi.load>)
    },
    onSettled: useRefresh(),
  })
}

const inChunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_LINES_AT_ONCE) }, (_, at) =>
    all.slice(at * MOST_LINES_AT_ONCE, (at + 1) * MOST_LINES_AT_ONCE),
  )

/** Sends many lines a part at a time; `done` tells how far it is. A line recorded before is not recorded again. */
export function useAccept() {
  const [done, setDone] = useState(0)
  const mutation = useMutation({
    mutationFn: async (lines: readonly Chosen[]): Promise<Outcome[]> => {
      const outcomes: Outcome[] = []
      setDone(0)
      for (const part of inChunks(lines)) {
        outcomes.push(...(await call(bankStatementApi.accept, { body: { lines: part } })).outcomes)
        setDone(outcomes.length)
      }
      return outcomes
    },
    onSettled: useRefresh(),
  })
  return { ...mutation, done }
}

type Settled = { ids: number[]; reason: string }

export const useSettle = (step: 'undo' | 'dismiss') =>
  useMutation({
    mutationFn: async ({ ids, reason }: Settled): Promise<Outcome[]> => {
      const outcomes: Outcome[] = []
      for (const part of inChunks(ids)) outcomes.push(...(await call(bankStatementApi[step], { body: { ids: part, reason } })).outcomes)
      return outcomes
    },
    onSettled: useRefresh(),
  })

export const useRestore = () =>
  useMutation({ mutationFn: (id: number) => call(bankStatementApi.restore, { body: { ids: [id] } }), onSettled: useRefresh() })
