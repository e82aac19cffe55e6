import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { addressOf } from '../printing/printing.api.ts'
import type { PickingParams, WarehouseParams } from './warehouse.params.ts'

const KEY = 'warehouse'

export const warehouseQuery = ({ warehouse, queue, until, delivery, q, page }: WarehouseParams) =>
  queryOptions({
    queryKey: [KEY, 'list', { warehouse, queue, until, delivery, q, page }],
    queryFn: ({ signal }) =>
      call(
        warehouseApi.list,
        {
          query: {
            queue,
            q,
            page,
            ...(warehouse && { warehouse: Number(warehouse) }),
            ...(until && { until }),
            ...(delivery && { delivery }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const pickingQuery = ({ warehouse, orders }: PickingParams) =>
  queryOptions({
    queryKey: [KEY, 'picking', warehouse, orders],
    queryFn: ({ signal }) => call(warehouseApi.picking, { query: { warehouse, orders: orders.join(',') } }, { signal }),
    enabled: warehouse > 0 && orders.length > 0,
    staleTime: 0,
  })

type Picking = Answer<typeof warehouseApi.picking>

/** Shows a line as the server has it now, without asking for the list again. */
export function useShowLine(params: PickingParams) {
  const queries = useQueryClient()
  return (line: Picking['lines'][number]) =>
    queries.setQueryData<Picking>(
      pickingQuery(params).queryKey,
      (picking) =>
        picking && { ...picking, lines: picking.lines.map((one) => (one.orderItemId === line.orderItemId ? { ...one, ...line } : one)) },
    )
}

export function usePack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: Call<typeof warehouseApi.pack>['body'] }) =>
      call(warehouseApi.pack, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** Sent off once, also when a bad network or a second press asks twice. */
export function useShip() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof warehouseApi.ship>['body']) =>
      attempts.once(body, (idempotencyKey) => call(warehouseApi.ship, { body }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** A step of one order; lists follow. */
function useOrderStep<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => Promise.all([KEY, 'desk'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}

export const useIssue = () =>
  useOrderStep(({ id, body }: { id: number; body: Call<typeof orderDeskApi.issue>['body'] }) =>
    call(orderDeskApi.issue, { params: { id }, body }),
  )

export const useReceiveTransfer = () =>
  useOrderStep(({ id, body }: { id: number; body: Call<typeof orderDeskApi.receiveTransfer>['body'] }) =>
    call(orderDeskApi.receiveTransfer, { params: { id }, body }),
  )

export const printRoute = (body: Call<typeof warehouseApi.printRoute>['body']) => call(warehouseApi.printRoute, { body })
export const printPapers = async (shipmentIds: number[]): Promise<{ path: string }> => ({
  path: addressOf(await call(warehouseApi.printPapers, { body: { shipmentIds } })),
})
export const printPicking = (body: Call<typeof warehouseApi.printPicking>['body']) => call(warehouseApi.printPicking, { body })
export const printLabels = (body: Call<typeof warehouseApi.printLabels>['body']) => call(warehouseApi.printLabels, { body })
