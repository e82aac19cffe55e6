import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { companyDeskApi } from '@vitrina/contract/back-office/company-desk'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'

export type ShownCompany = Answer<typeof companyDeskApi.read>
export type ShownContract = ShownCompany['contracts'][number]

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['back-office', 'company', id],
    queryFn: ({ signal }) => call(companyDeskApi.read, { params: { id } }, { signal }),
  })

/** The answer is the changed company; after a refusal it is read again, for a colleague may have been first. */
function useCompanyChange<T>(id: number, change: (input: T) => Promise<ShownCompany>) {
  const queries = useQueryClient()
  const { queryKey } = companyQuery(id)
  return useMutation({
    mutationFn: change,
    onSuccess: (company) => {
      queries.setQueryData(queryKey, company)
      void queries.invalidateQueries({ queryKey: ['customers'] })
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}

type BodyOf<E extends keyof typeof companyDeskApi> = Call<(typeof companyDeskApi)[E]> extends { body: infer B } ? B : never

export const useSetTerms = (id: number) =>
  useCompanyChange(id, (body: BodyOf<'setTerms'>) => call(companyDeskApi.setTerms, { params: { id }, body }))
export const useSetPriceType = (id: number) =>
  useCompanyChange(id, (body: BodyOf<'setPriceType'>) => call(companyDeskApi.setPriceType, { params: { id }, body }))
export const useSetManagers = (id: number) =>
  useCompanyChange(id, (body: BodyOf<'setManagers'>) => call(companyDeskApi.setManagers, { params: { id }, body }))
export const useSetActive = (id: number) =>
  useCompanyChange(id, (body: BodyOf<'setActive'>) => call(companyDeskApi.setActive, { params: { id }, body }))

export type EntityBody = BodyOf<'addEntity'>

/** Without an id: a new one. */
export const useSaveEntity = (id: number, entityId: number | null) =>
  useCompanyChange(id, (body: EntityBody) =>
    entityId === null
      ? call(companyDeskApi.addEntity, { params: { id }, body })
      : call(companyDeskApi.changeEntity, { params: { id, entityId }, body }),
  )

export const useChangeMember = (id: number) =>
  useCompanyChange(id, ({ userId, ...body }: BodyOf<'changeMember'> & { userId: number }) =>
    call(companyDeskApi.changeMember, { params: { id, userId }, body }),
  )
export const useRemoveMember = (id: number) =>
  useCompanyChange(id, (userId: number) => call(companyDeskApi.removeMember, { params: { id, userId } }))
export const useBlockMember = (id: number) =>
  useCompanyChange(id, ({ userId, ...body }: BodyOf<'setMemberBlocked'> & { userId: number }) =>
    call(companyDeskApi.setMemberBlocked, { params: { id, userId }, body }),
  )
export const useInviteMember = (id: number) =>
  useMutation({ mutationFn: (body: BodyOf<'inviteMember'>) => call(companyDeskApi.inviteMember, { params: { id }, body }) })

export type ContractBody = BodyOf<'addContract'>

/** Without an id: a new one. */
export const useSaveContract = (id: number, contractId: number | null) =>
  useCompanyChange(id, (body: ContractBody) =>
    contractId === null
      ? call(companyDeskApi.addContract, { params: { id }, body })
      : call(companyDeskApi.changeContract, { params: { id, contractId }, body }),
  )
