import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  type ImportDestination,
  type ImportJob,
  importJobsApi,
  type ImportLine,
  type SheetMapping,
} from '@vitrina/contract/list-import/import-jobs'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import type { SourceInput } from './source.rules.ts'

const POLL_MS = 600

export const isUnderWay = (job: ImportJob | undefined): boolean => job?.state === 'reading' || job?.state === 'matching'

/** Asked again and again while it is read and matched. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }): Promise<ImportJob> => call(importJobsApi.read, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
    staleTime: 0,
  })

/** Imports that were left unfinished. */
export const openJobsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => call(importJobsApi.list, {}, { signal }),
  staleTime: 0,
  retry: false,
})

export type LinesAnswer = Answer<typeof importJobsApi.lines>
export const linesQuery = (id: string) =>
  queryOptions({
    queryKey: ['import', id, 'lines'],
    queryFn: ({ signal }): Promise<LinesAnswer> => call(importJobsApi.lines, { params: { id } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export type SheetsAnswer = Answer<typeof importJobsApi.sheets>
export const sheetsQuery = (id: string) =>
  queryOptions({
    queryKey: ['import', id, 'sheets'],
    queryFn: ({ signal }): Promise<SheetsAnswer> => call(importJobsApi.sheets, { params: { id } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

const keepJob = (queries: QueryClient, job: ImportJob) => {
  queries.setQueryData(jobQuery(job.id).queryKey, job)
  void queries.invalidateQueries({ queryKey: openJobsQuery.queryKey })
}

async function beginWithFile(file: File, destination: ImportDestination): Promise<ImportJob> {
  const body = new FormData()
  body.append('destination', destination)
  body.append('file', await shrinkPhoto(file))
  // No schema describes a FormData body.
  return call(importJobsApi.beginFile, { body } as unknown as Call<typeof importJobsApi.beginFile>)
}

export function useBegin(destination: ImportDestination) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (source: SourceInput): Promise<ImportJob> =>
      'file' in source
        ? beginWithFile(source.file, destination)
        : call(importJobsApi.beginText, { body: { text: source.text, destination } }),
    onSuccess: (job) => keepJob(queries, job),
  })
}

/** `onMapped` belongs to the mutation: the columns are gone from the screen before its answer is told to them. */
export function useMapColumns(id: string, onMapped: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sheets: SheetMapping[]) => call(importJobsApi.map, { params: { id }, body: { sheets } }),
    onSuccess: (job) => {
      queries.removeQueries({ queryKey: linesQuery(id).queryKey })
      queries.removeQueries({ queryKey: sheetsQuery(id).queryKey })
      onMapped()
      keepJob(queries, job)
    },
  })
}

export function useCancelImport(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(importJobsApi.cancel, { params: { id } }),
    onSuccess: (job) => keepJob(queries, job),
  })
}

/** Lines that changed take the place of the former ones. */
function patch(queries: QueryClient, id: string, lines: readonly ImportLine[]): void {
  const changed = new Map(lines.map((line) => [line.position, line]))
  queries.setQueryData(
    linesQuery(id).queryKey,
    (before) => before && { ...before, items: before.items.map((line) => changed.get(line.position) ?? line) },
  )
}

/** One after the other: the last choice for a line is the one that stays, and no line is taken before its changes have arrived. */
export const afterChanges = (importId: string) => ({ id: `import ${importId}` })

/** `shown`: the line as it will be, at once; the server's word follows. */
export type LineEdit = { line: ImportLine; body: Call<typeof importJobsApi.changeLine>['body']; shown: Partial<ImportLine> }

export function useChangeLine(id: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: afterChanges(id),
    mutationFn: ({ line, body }: LineEdit) => call(importJobsApi.changeLine, { params: { id, position: line.position }, body }),
    onMutate: ({ line, shown }) => patch(queries, id, [{ ...line, ...shown }]),
    onSuccess: ({ line }) => patch(queries, id, [line]),
    onError: () => queries.invalidateQueries({ queryKey: linesQuery(id).queryKey }),
  })
}

export function useMakeCustomProducts(id: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: afterChanges(id),
    mutationFn: (positions: number[]) => call(importJobsApi.makeCustomProducts, { params: { id }, body: { positions } }),
    onSuccess: ({ lines }) => patch(queries, id, lines),
  })
}
