import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clubDeskApi } from '@vitrina/contract/club/club-desk'
import type { RewardOrderState } from '@vitrina/contract/club/club.rules'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

const KEY = 'club-desk'

export type ShownProgramme = Answer<typeof clubDeskApi.programme>
export type ShownDeskReward = Answer<typeof clubDeskApi.rewards>['items'][number]
export type ShownDeskOrder = Answer<typeof clubDeskApi.rewardOrders>['items'][number]
export type ShownMember = Answer<typeof clubDeskApi.member>
export type RewardBody = Call<typeof clubDeskApi.createReward>['body']
export type LevelBody = Call<typeof clubDeskApi.changeLevels>['body']['levels'][number]

export const programmeQuery = queryOptions({
  queryKey: [KEY, 'programme'],
  queryFn: ({ signal }) => call(clubDeskApi.programme, {}, { signal }),
  staleTime: 0,
})

export const deskRewardsQuery = queryOptions({
  queryKey: [KEY, 'rewards'],
  queryFn: ({ signal }) => call(clubDeskApi.rewards, {}, { signal }),
  staleTime: 0,
})

export const deskRewardOrdersQuery = (state: RewardOrderState, page: number) =>
  queryOptions({
    queryKey: [KEY, 'orders', state, page],
    queryFn: ({ signal }) => call(clubDeskApi.rewardOrders, { query: { state, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const membersQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: [KEY, 'members', q, page],
    queryFn: ({ signal }) => call(clubDeskApi.members, { query: { q, page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'member', id],
    queryFn: ({ signal }) => call(clubDeskApi.member, { params: { id } }, { signal }),
    staleTime: 0,
  })

const useRefresh = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [KEY] })
}

export function useStep() {
  const attempts = useIdempotentAttempts()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & Call<typeof clubDeskApi.stepRewardOrder>['body']) =>
      attempts.once({ id, ...body }, (idempotencyKey) => call(clubDeskApi.stepRewardOrder, { params: { id }, body }, { idempotencyKey })),
    onSettled: refresh,
  })
}

export function useSaveReward() {
  const attempts = useIdempotentAttempts()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: RewardBody }) =>
      id === null
        ? attempts.once(body, (idempotencyKey) => call(clubDeskApi.createReward, { body }, { idempotencyKey }))
        : call(clubDeskApi.changeReward, { params: { id }, body }),
    onSuccess: refresh,
  })
}

export function useSaveProgramme() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Call<typeof clubDeskApi.changeProgramme>['body']) => call(clubDeskApi.changeProgramme, { body }),
    onSuccess: refresh,
  })
}

export function useSaveLevels() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: (levels: LevelBody[]) => call(clubDeskApi.changeLevels, { body: { levels } }), onSuccess: refresh })
}

export function useAdjust(id: number) {
  const attempts = useIdempotentAttempts()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Call<typeof clubDeskApi.adjust>['body']) =>
      attempts.once(body, (idempotencyKey) => call(clubDeskApi.adjust, { params: { id }, body }, { idempotencyKey })),
    onSuccess: refresh,
  })
}

export function useSetState(id: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Call<typeof clubDeskApi.setMemberState>['body']) => call(clubDeskApi.setMemberState, { params: { id }, body }),
    onSuccess: refresh,
  })
}
