import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportScheduleDraft, importSchedulesApi } from '@vitrina/contract/goods-import/import-schedules'
import { call } from '#api/call.ts'
import { toldInPlace } from './goods-import.api.ts'

export const schedulesQuery = queryOptions({
  queryKey: ['goods-import-schedules'],
  queryFn: ({ signal }) => call(importSchedulesApi.list, {}, { signal }),
  refetchOnWindowFocus: true,
})
type Schedules = Awaited<ReturnType<typeof call<typeof importSchedulesApi.list>>>

function useScheduleMutation<V>(run: (given: V) => Promise<Schedules>, told = {}) {
  const queries = useQueryClient()
  return useMutation({ ...told, mutationFn: run, onSuccess: (changed) => queries.setQueryData(schedulesQuery.queryKey, changed) })
}

export const useAddSchedule = () =>
  useScheduleMutation((body: ImportScheduleDraft & { importId: number }) => call(importSchedulesApi.add, { body }), toldInPlace)

type Changed = ImportScheduleDraft & { id: number; isOn: boolean }
export const useChangeSchedule = () =>
  useScheduleMutation(
    ({ id, source, place, every, time, isOn }: Changed) =>
      call(importSchedulesApi.change, { params: { id }, body: { source, place, every, time, isOn } }),
    toldInPlace,
  )

export const useRunSchedule = () => useScheduleMutation((id: number) => call(importSchedulesApi.run, { params: { id } }), toldInPlace)
export const useRemoveSchedule = () => useScheduleMutation((id: number) => call(importSchedulesApi.remove, { params: { id } }))
