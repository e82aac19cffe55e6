import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import type { OfferTemplate } from '@vitrina/contract/offers/offer-document.rules'
import type { BrandPicture } from '@vitrina/contract/offers/offer-shapes'
import { offersApi } from '@vitrina/contract/offers/offers'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import type { OffersParams } from './offers.params.ts'

const KEY = 'offers'

export const offersQuery = ({ list, q, state, page }: OffersParams) =>
  queryOptions({
    queryKey: [KEY, 'list', list, q, state, page],
    queryFn: ({ signal }) => call(offersApi.list, { query: { list, keyword: q, ...(state && { state }), page } }, { signal }),
    placeholderData: keepPreviousData,
    // Clients look and answer meanwhile.
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'draft'],
    queryFn: ({ signal }) => call(offersApi.read, { params: { id } }, { signal }),
    staleTime: 0,
    // The editor holds the draft and its unsaved changes: an older copy must never be shown again.
    gcTime: 0,
  })

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'versions'],
    queryFn: ({ signal }) => call(offersApi.versions, { params: { id } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const differenceQuery = (id: number, no: number) =>
  queryOptions({
    queryKey: [KEY, id, 'difference', no],
    queryFn: ({ signal }) => call(offersApi.compare, { params: { id, no }, query: {} }, { signal }),
    staleTime: 0,
  })

export const messagesQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'messages'],
    queryFn: ({ signal }) => call(offersApi.messages, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** `version` of the draft: the preview is asked for again after each save. */
export const previewQuery = (id: number, version: number, template: OfferTemplate) =>
  queryOptions({
    queryKey: [KEY, id, 'preview', version, template],
    queryFn: ({ signal }) => call(offersApi.preview, { params: { id }, query: { template } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const repricingQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [KEY, id, 'repricing', version],
    queryFn: ({ signal }) => call(offersApi.previewRepricing, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const brandQuery = queryOptions({
  queryKey: [KEY, 'brand'],
  queryFn: ({ signal }) => call(offersApi.brand, {}, { signal }),
})

function useListMutation<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    // Not waited for: the row that asked may be gone with the new list before it can tell what was done.
    onSettled: () => void queries.invalidateQueries({ queryKey: [KEY, 'list'] }),
  })
}

export function useCopyOffer() {
  const attempts = useIdempotentAttempts()
  return useListMutation(({ id, name }: { id: number; name: string }) =>
    attempts.once({ id, name }, (idempotencyKey) => call(offersApi.copy, { params: { id }, body: { name } }, { idempotencyKey })),
  )
}

export const useArchive = () => useListMutation((id: number) => call(offersApi.archive, { params: { id } }))
export const useRestore = () => useListMutation((id: number) => call(offersApi.restore, { params: { id } }))
export const useRemove = () => useListMutation((id: number) => call(offersApi.remove, { params: { id } }))
export const useRemoveArchived = () => useListMutation(() => call(offersApi.removeArchived, {}))
export const useUndoRemoval = () => useListMutation((deletionToken: string) => call(offersApi.undoRemoval, { body: { deletionToken } }))

/** Versions, the client's answers and the lists follow. */
function useVersionMutation<V, A>(id: number, run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [KEY, id, 'versions'] })
      void queries.invalidateQueries({ queryKey: [KEY, 'list'] })
    },
  })
}

export function useSendOffer(id: number) {
  const attempts = useIdempotentAttempts()
  return useVersionMutation(id, (body: Call<typeof offersApi.send>['body']) =>
    attempts.once(body, (idempotencyKey) => call(offersApi.send, { params: { id }, body }, { idempotencyKey })),
  )
}

export const useRevoke = (id: number) => useVersionMutation(id, (no: number) => call(offersApi.revoke, { params: { id, no } }))
export const useRenewLink = (id: number) => useVersionMutation(id, (no: number) => call(offersApi.renewLink, { params: { id, no } }))

type Outcome = Call<typeof offersApi.recordOutcome>['body']
export const useRecordOutcome = (id: number) =>
  useVersionMutation(id, ({ no, body }: { no: number; body: Outcome }) => call(offersApi.recordOutcome, { params: { id, no }, body }))

export const useRevert = (id: number) =>
  useVersionMutation(id, ({ no, version }: { no: number; version: number }) =>
    call(offersApi.revert, { params: { id, no }, body: { version } }),
  )

export function useReprice(id: number) {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof offersApi.reprice>['body']) =>
      attempts.once(body, (idempotencyKey) => call(offersApi.reprice, { params: { id }, body }, { idempotencyKey })),
  })
}

/** The list's count of unread questions follows; the messages themselves stay as they were read, so that new ones can still be told apart. */
export function useMarkMessagesRead(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(offersApi.markMessagesRead, { params: { id } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: [KEY, 'list'] }),
  })
}

export function useAnswerClient(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (text: string) =>
      attempts.once(text, (idempotencyKey) => call(offersApi.answer, { params: { id }, body: { text } }, { idempotencyKey })),
    onSuccess: (answer) => queries.setQueryData(messagesQuery(id).queryKey, answer),
  })
}

export function useToCart(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof offersApi.toCart>['body']) =>
      attempts.once(body, (idempotencyKey) => call(offersApi.toCart, { params: { id }, body }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

export const useOfferFile = (id: number) =>
  useMutation({
    mutationFn: ({ no, format }: { no: number; format: 'pdf' | 'xlsx' }) => call(offersApi.file, { params: { id, no }, query: { format } }),
  })

function useBrandMutation<V>(run: (given: V) => Promise<Answer<typeof offersApi.brand>>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: run, onSuccess: (brand) => queries.setQueryData(brandQuery.queryKey, brand) })
}

export const useChangeBrand = () =>
  useBrandMutation((body: Call<typeof offersApi.changeBrand>['body']) => call(offersApi.changeBrand, { body }))

export const useSetBrandPicture = () =>
  useBrandMutation(({ picture, file }: { picture: BrandPicture; file: File }) => {
    const body = new FormData()
    body.append('data', file)
    // No schema describes a FormData body.
    return call(offersApi.setBrandPicture, { params: { picture }, body } as { params: { picture: BrandPicture } })
  })

export const useRemoveBrandPicture = () =>
  useBrandMutation((picture: BrandPicture) => call(offersApi.removeBrandPicture, { params: { picture } }))
