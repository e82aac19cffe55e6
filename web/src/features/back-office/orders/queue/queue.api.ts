import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vitrina/contract/endpoint'
import { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import { MOST_IN_REQUEST } from '@vitrina/contract/orders/desk-queue.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { type DeskParams, deskQueryOf } from '../desk.params.ts'

export type SeenOrder = { id: number; number: string; version: number }
export type BulkAction = { kind: 'confirm' } | { kind: 'invoice' } | { kind: 'assign'; managerId: number }
type Outcome = Answer<typeof deskQueueApi.confirm>['items'][number]
/** `unsent`: the answer did not come, or the order was not asked about any more; repeating is safe. */
export type ReportLine = Omit<Outcome, 'result'> & { result: Outcome['result'] | 'unsent' }

const send = (action: BulkAction, orders: readonly SeenOrder[]): Promise<{ items: Outcome[] }> => {
  const seen = orders.map(({ id, version }) => ({ id, version }))
  if (action.kind === 'confirm') return call(deskQueueApi.confirm, { body: { orders: seen } })
  if (action.kind === 'invoice') return call(deskQueueApi.invoice, { body: { orders: seen } })
  return call(deskQueueApi.assign, { body: { orders: seen, managerId: action.managerId } })
}

/** Many orders in requests of a few; the report has a line for each of them, whatever happens on the way. */
export function useBulkAction() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const run = async (action: BulkAction, orders: readonly SeenOrder[]): Promise<ReportLine[]> => {
    const lines: ReportLine[] = []
    try {
      for (let from = 0; from < orders.length; from += MOST_IN_REQUEST) {
        setProgress({ done: from, total: orders.length })
        lines.push(...(await send(action, orders.slice(from, from + MOST_IN_REQUEST))).items)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const told = new Set(lines.map(({ id }) => id))
      for (const { id, number } of orders) if (!told.has(id)) lines.push({ id, number, result: 'unsent', message: error.message })
    } finally {
      setProgress(null)
      void queries.invalidateQueries({ queryKey: ['desk'] })
    }
    return lines
  }
  return { run, progress }
}

/** Every order of the queue and its filters, whatever page of it is open. */
export const useMatchingOrders = (params: DeskParams) =>
  useMutation({
    mutationFn: () => {
      const { page: _, ...query } = deskQueryOf(params)
      return call(deskQueueApi.matching, { query })
    },
  })

export const useOrderFile = () =>
  useMutation({ mutationFn: (body: { ids: number[]; format: 'pdf' | 'xlsx' }) => call(deskQueueApi.file, { body }) })

export const colleaguesQuery = queryOptions({
  queryKey: ['desk', 'colleagues'],
  queryFn: ({ signal }) => call(deskQueueApi.colleagues, {}, { signal }),
  staleTime: 30_000,
})
