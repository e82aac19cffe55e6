import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { directoryApi } from '@vitrina/contract/directory/directory'
import type { Call } from '@vitrina/contract/endpoint'
import { invitationsApi } from '@vitrina/contract/companies/invitations'
import { membersApi } from '@vitrina/contract/companies/members'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import { changeCompany, companyQuery } from '#parts/companies/companies.api.ts'

export const membersQuery = queryOptions({
  queryKey: ['companies', 'members'],
  queryFn: ({ signal }) => call(membersApi.list, {}, { signal }),
})

export const invitationsQuery = queryOptions({
  queryKey: ['companies', 'invitations'],
  queryFn: ({ signal }) => call(invitationsApi.list, {}, { signal }),
})

export const partiesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['directory', 'companies', keyword],
    queryFn: ({ signal }) => call(directoryApi.suggestCompany, { query: { keyword } }, { signal }),
    staleTime: 10 * 60_000,
    retry: 1,
  })

export type EntityDraft = Call<typeof companiesApi.addEntity>['body']
export type AccountDraft = Call<typeof companiesApi.addAccount>['body']

function useChange<T, A>(change: (given: T) => Promise<A>, changed: { queryKey: readonly unknown[] }) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries({ queryKey: changed.queryKey }) })
}

export function useSaveEntity() {
  const attempts = useIdempotentAttempts()
  return useChange(
    ({ id, body }: { id?: number | undefined; body: EntityDraft }) =>
      id === undefined
        ? attempts.once(body, (idempotencyKey) => call(companiesApi.addEntity, { body }, { idempotencyKey }))
        : call(companiesApi.changeEntity, { params: { id }, body }),
    companyQuery,
  )
}

export const useSetApproval = () => useChange((from: number | null) => call(companiesApi.setApproval, { body: { from } }), companyQuery)

export const useMakeMain = () => useChange((id: number) => call(companiesApi.makeEntityMain, { params: { id } }), companyQuery)
export const useRemoveEntity = () => useChange((id: number) => call(companiesApi.removeEntity, { params: { id } }), companyQuery)

type AccountPlace = { entityId: number; accountId?: number | undefined }

export function useSaveAccount() {
  const attempts = useIdempotentAttempts()
  return useChange(
    ({ entityId: id, accountId, body }: AccountPlace & { body: AccountDraft }) =>
      accountId === undefined
        ? attempts.once([id, body], (idempotencyKey) => call(companiesApi.addAccount, { params: { id }, body }, { idempotencyKey }))
        : call(companiesApi.changeAccount, { params: { id, accountId }, body }),
    companyQuery,
  )
}

export const useMakeDefault = () =>
  useChange(
    ({ entityId: id, accountId, body }: { entityId: number; accountId: number; body: AccountDraft }) =>
      call(companiesApi.changeAccount, { params: { id, accountId }, body: { ...body, isDefault: true } }),
    companyQuery,
  )

export const useRemoveAccount = () =>
  useChange(
    ({ entityId: id, accountId }: { entityId: number; accountId: number }) =>
      call(companiesApi.removeAccount, { params: { id, accountId } }),
    companyQuery,
  )

export const useChangeRole = () =>
  useChange(({ id, role }: { id: number; role: CompanyRole }) => call(membersApi.change, { params: { id }, body: { role } }), {
    queryKey: ['companies'],
  })
export const useRemoveMember = () => useChange((id: number) => call(membersApi.remove, { params: { id } }), membersQuery)

type NewInvitation = Call<typeof invitationsApi.create>['body']

export function useInvite() {
  const attempts = useIdempotentAttempts()
  return useChange(
    (body: NewInvitation) => attempts.once(body, (idempotencyKey) => call(invitationsApi.create, { body }, { idempotencyKey })),
    invitationsQuery,
  )
}
export const useResend = () => useChange((id: number) => call(invitationsApi.resend, { params: { id } }), invitationsQuery)
export const useRevoke = () => useChange((id: number) => call(invitationsApi.revoke, { params: { id } }), invitationsQuery)

export function useLeaveCompany() {
  const queries = useQueryClient()
  return useMutation({ mutationFn: () => call(companiesApi.leave, {}), onSuccess: () => changeCompany(queries) })
}

/** The first company becomes active at once; a further one waits in the list. */
export function useCreateCompany() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: EntityDraft) => attempts.once(body, (idempotencyKey) => call(companiesApi.create, { body }, { idempotencyKey })),
    onSuccess: ({ isActive }) => (isActive ? changeCompany(queries) : queries.invalidateQueries()),
  })
}
