import { keepPreviousData, type MutationScope, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { configuratorApi } from '@vitrina/contract/configurator/configurator'
import { membersApi } from '@vitrina/contract/companies/members'
import type { Call } from '@vitrina/contract/endpoint'
import { matchTextsApi } from '@vitrina/contract/list-import/match-texts'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { afterChanges } from '#parts/list-import/list-import.api.ts'
import type { SpecificationsParams } from './specifications.params.ts'

const KEY = 'specifications'

export const specificationsQuery = ({ list, q, page }: SpecificationsParams) =>
  queryOptions({
    queryKey: [KEY, 'list', list, q, page],
    queryFn: ({ signal }) => call(specificationsApi.list, { query: { list, keyword: q, page } }, { signal }),
    placeholderData: keepPreviousData,
    // Colleagues change theirs meanwhile.
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })

/** Specifications of the buyer that lines can be put into. */
export const ownSpecificationsQuery = queryOptions({
  queryKey: [KEY, 'list', 'targets'],
  queryFn: ({ signal }) => call(specificationsApi.list, { query: { list: 'mine', pageSize: 100 } }, { signal }),
})

export const specificationQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'document'],
    queryFn: ({ signal }) => call(specificationsApi.read, { params: { id } }, { signal }),
    staleTime: 0,
    // The editor holds the document and its unsaved changes: an older copy must never be shown again.
    gcTime: 0,
  })

export const matchTexts = (texts: string[]) => call(matchTextsApi.match, { body: { texts } })

/** Products of the catalogue for the text of a line. */
export const candidatesQuery = (text: string) =>
  queryOptions({
    queryKey: [KEY, 'candidates', text],
    queryFn: async () => (await matchTexts([text])).items[0] ?? null,
    retry: false,
  })

/** `version` is the saved one: figures are asked for again after each save. */
export const figuresQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [KEY, id, 'figures', version],
    queryFn: ({ signal }) => call(specificationsApi.figures, { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })

/** `version` is the saved one: a changed list is checked again. */
export const assemblyCheckQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [KEY, id, 'assembly-check', version],
    queryFn: ({ signal }) => call(configuratorApi.check, { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Asked once for each opening, since the answer counts as one. */
export const sinceOpenedQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'opened'],
    queryFn: () => call(specificationsApi.sinceLastOpened, { params: { id } }),
    // Not even another destination asks again.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })

export const revisionsQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'revisions'],
    queryFn: ({ signal }) => call(specificationsApi.revisions, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const differenceQuery = (id: number, against: number) =>
  queryOptions({
    queryKey: [KEY, id, 'difference', against],
    queryFn: ({ signal }) => call(specificationsApi.compare, { params: { id }, query: { against } }, { signal }),
    staleTime: 0,
  })

export const colleaguesQuery = queryOptions({
  queryKey: ['companies', 'members'],
  queryFn: ({ signal }) => call(membersApi.list, {}, { signal }),
})

export const cartsQuery = queryOptions({
  queryKey: ['cart', 'named'],
  queryFn: ({ signal }) => call(namedCartsApi.list, {}, { signal }),
})

/** Every list and the open document are asked for again. */
function useListMutation<V, A>(run: (given: V) => Promise<A>, scope?: MutationScope) {
  const queries = useQueryClient()
  return useMutation({
    ...(scope && { scope }),
    mutationFn: run,
    // Not waited for: the row that asked may be gone with the new list before it can tell what was done.
    onSettled: () => void queries.invalidateQueries({ queryKey: [KEY, 'list'] }),
  })
}

/** Empty, or of the lines of an import. */
export function useCreateSpecification(importId?: string) {
  const attempts = useIdempotentAttempts()
  return useListMutation(
    (fields: Omit<Call<typeof specificationsApi.create>['body'], 'importId'>) => {
      const body = importId === undefined ? fields : { ...fields, importId }
      return attempts.once(body, (idempotencyKey) => call(specificationsApi.create, { body }, { idempotencyKey }))
    },
    importId === undefined ? undefined : afterChanges(importId),
  )
}

export function useCopySpecification() {
  const attempts = useIdempotentAttempts()
  return useListMutation(({ id, name }: { id: number; name?: string }) =>
    attempts.once({ id, name }, (idempotencyKey) =>
      call(specificationsApi.copy, { params: { id }, body: name === undefined ? {} : { name } }, { idempotencyKey }),
    ),
  )
}

type HeadFields = Call<typeof specificationsApi.rename>['body']
export const useChangeHead = () =>
  useListMutation(({ id, ...body }: HeadFields & { id: number }) => call(specificationsApi.rename, { params: { id }, body }))

export const useArchive = () => useListMutation((id: number) => call(specificationsApi.archive, { params: { id } }))
export const useRestore = () => useListMutation((id: number) => call(specificationsApi.restore, { params: { id } }))
export const useRemove = () => useListMutation((id: number) => call(specificationsApi.remove, { params: { id } }))
export const useRemoveArchived = () => useListMutation(() => call(specificationsApi.removeArchived, {}))
export const useUndoRemoval = () =>
  useListMutation((deletionToken: string) => call(specificationsApi.undoRemoval, { body: { deletionToken } }))

export const useRevert = (id: number) =>
  useListMutation((version: number) => call(specificationsApi.revert, { params: { id }, body: { version } }))

/** K-02. */
export const useExportSpecifications = () =>
  useMutation({ mutationFn: (body: Call<typeof specificationsApi.exportMany>['body']) => call(specificationsApi.exportMany, { body }) })

export function useToCart(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof specificationsApi.toCart>['body']) =>
      attempts.once(body, (idempotencyKey) => call(specificationsApi.toCart, { params: { id }, body }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

export function useToSpecification(id: number) {
  const attempts = useIdempotentAttempts()
  return useListMutation((body: Call<typeof specificationsApi.toSpecification>['body']) =>
    attempts.once(body, (idempotencyKey) => call(specificationsApi.toSpecification, { params: { id }, body }, { idempotencyKey })),
  )
}

/** Needs of the company, the soonest first. */
export const purchasesQuery = queryOptions({
  queryKey: ['purchasing', 'for-specifications'],
  queryFn: ({ signal }) => call(purchasingApi.list, { query: {} }, { signal }),
})

export type NewPurchase = { name: string; neededOn: string }
type ToPurchasing = { lineIds?: string[]; to: number | NewPurchase }

/** Lines become needs of an entry of the purchasing board, a new one where its name and day are given. */
export function useToPurchasing(id: number) {
  const creations = useIdempotentAttempts()
  const attempts = useIdempotentAttempts()
  return useListMutation(async ({ to, ...lines }: ToPurchasing) => {
    const entryId =
      typeof to === 'number'
        ? to
        : (await creations.once(to, (idempotencyKey) => call(purchasingApi.create, { body: to }, { idempotencyKey }))).id
    const body = { type: 'specification' as const, id, ...lines }
    const report = await attempts.once({ entryId, body }, (idempotencyKey) =>
      call(purchasingApi.collect, { params: { id: entryId }, body }, { idempotencyKey }),
    )
    return { ...report, entryId }
  })
}

export function useAskSeller(id: number) {
  const attempts = useIdempotentAttempts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lineIds: string[]) =>
      attempts.once(lineIds, (idempotencyKey) =>
        call(specificationsApi.askSeller, { params: { id }, body: { lineIds } }, { idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: specificationQuery(id).queryKey }),
  })
}

export function useTakeImport(importId: string) {
  const attempts = useIdempotentAttempts()
  return useListMutation(
    ({ id }: { id: number }) =>
      attempts.once({ id, importId }, (idempotencyKey) =>
        call(specificationsApi.takeImport, { params: { id }, body: { importId } }, { idempotencyKey }),
      ),
    afterChanges(importId),
  )
}
