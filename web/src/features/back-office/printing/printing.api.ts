import { queryOptions } from '@tanstack/react-query'
import { type Printed, printingApi } from '@vitrina/contract/printing/printing'
import { call } from '#api/call.ts'
import { deskPaths } from '#lib/desk-paths.ts'

const POLL_MS = 700

/** Asked again while the file is being made, also in a tab that is not looked at. */
export const printingQuery = (id: string) =>
  queryOptions({
    queryKey: ['printing', id],
    queryFn: ({ signal }) => call(printingApi.read, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? POLL_MS : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
  })

/** The address of a file, or of the page that shows how it is made and then opens it. */
export const addressOf = ({ path, printingId }: Printed): string => path ?? deskPaths.printing(printingId ?? 0)
