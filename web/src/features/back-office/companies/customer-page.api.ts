import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { customerPageApi } from '@vitrina/contract/back-office/customer-page'
import type { Answer } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

export type ShownPage = Answer<typeof customerPageApi.read>
export type ShownTask = ShownPage['tasks'][number]

export const customerPageQuery = (id: number) =>
  queryOptions({
    queryKey: ['back-office', 'customer-page', id],
    queryFn: ({ signal }) => call(customerPageApi.read, { params: { id } }, { signal }),
  })

export const myTasksQuery = () =>
  queryOptions({ queryKey: ['back-office', 'my-tasks'], queryFn: ({ signal }) => call(customerPageApi.myTasks, {}, { signal }) })

/** The answer is the changed page. */
function usePageChange<T>(change: (input: T) => Promise<{ id: number; page: ShownPage }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ id, page }) => {
      queries.setQueryData(customerPageQuery(id).queryKey, page)
      void queries.invalidateQueries(myTasksQuery())
    },
  })
}

export function useAddNote(id: number) {
  const attempts = useIdempotentAttempts()
  return usePageChange(async (body: { text: string }) => ({
    id,
    page: await attempts.once(body, (idempotencyKey) => call(customerPageApi.addNote, { params: { id }, body }, { idempotencyKey })),
  }))
}

export function useAddTask(id: number) {
  const attempts = useIdempotentAttempts()
  return usePageChange(async (body: { text: string; dueOn: string; assigneeId: number }) => ({
    id,
    page: await attempts.once(body, (idempotencyKey) => call(customerPageApi.addTask, { params: { id }, body }, { idempotencyKey })),
  }))
}

export const useFinishTask = () =>
  usePageChange(async ({ id: taskId, company: { id } }: ShownTask) => ({
    id,
    page: await call(customerPageApi.finishTask, { params: { id, taskId } }),
  }))
