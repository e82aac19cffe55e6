import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CalendarDay, calendarApi } from '@vitrina/contract/calendar/calendar'
import { call } from '#api/call.ts'

export const calendarQuery = (year: number) =>
  queryOptions({
    queryKey: ['calendar', year],
    queryFn: ({ signal }) => call(calendarApi.year, { query: { year } }, { signal }),
    placeholderData: keepPreviousData,
  })

export function useSetDay() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ day, kind, note }: CalendarDay) => call(calendarApi.setDay, { params: { day }, body: { kind, note } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['calendar'] }),
  })
}
