import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { staffDeskApi } from '@vitrina/contract/back-office/staff-desk'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'

export type StaffDesk = Answer<typeof staffDeskApi.read>
export type StaffRow = StaffDesk['members'][number]

export const staffQuery = queryOptions({
  queryKey: ['back-office', 'staff'],
  queryFn: ({ signal }) => call(staffDeskApi.read, {}, { signal }),
})

/** A change by anybody shows in the whole page: it is one answer. */
function useStaffChange<T>(mutationFn: (input: T) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries(staffQuery) })
}

export type Invited = Call<typeof staffDeskApi.invite>['body']

export const useInvite = () => useStaffChange((body: Invited) => call(staffDeskApi.invite, { body }))
/** For somebody who has an account already. */
export const useAppoint = () => useStaffChange((body: Call<typeof backOfficeApi.appoint>['body']) => call(backOfficeApi.appoint, { body }))
export const useResend = () => useStaffChange((id: number) => call(staffDeskApi.resendInvitation, { params: { id } }))
export const useRevoke = () => useStaffChange((id: number) => call(staffDeskApi.revokeInvitation, { params: { id } }))
export const useChangeRights = () =>
  useStaffChange(({ id, ...body }: { id: number } & Call<typeof backOfficeApi.changeStaff>['body']) =>
    call(backOfficeApi.changeStaff, { params: { id }, body }),
  )
export const useResetTwoFactor = () => useStaffChange((id: number) => call(staffDeskApi.resetTwoFactor, { params: { id } }))
export const useRequireTwoFactor = () =>
  useStaffChange((requiredFrom: string | null) => call(staffDeskApi.requireTwoFactor, { body: { requiredFrom } }))
export const useAddAbsence = () =>
  useStaffChange((body: Call<typeof staffDeskApi.addAbsence>['body']) => call(staffDeskApi.addAbsence, { body }))
export const useRemoveAbsence = () => useStaffChange((id: number) => call(staffDeskApi.removeAbsence, { params: { id } }))
