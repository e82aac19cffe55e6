import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '@vitrina/contract/auth/auth'
import { consentsApi } from '@vitrina/contract/account/consents'
import type { Call } from '@vitrina/contract/endpoint'
import { type NotificationChoice, notificationSettingsApi } from '@vitrina/contract/account/notification-settings'
import { paymentCardsApi } from '@vitrina/contract/account/payment-cards'
import { profileApi } from '@vitrina/contract/account/profile'
import { schedulesApi } from '@vitrina/contract/account/schedules'
import { sessionsApi } from '@vitrina/contract/account/sessions'
import { call } from '#api/call.ts'
import { userQuery } from '#parts/site/site.api.ts'

export const profileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: ({ signal }) => call(profileApi.read, {}, { signal }),
})

/** The header shows the name and the picture too. */
function useProfileChange<T, A>(change: (given: T) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey })
      void queries.invalidateQueries({ queryKey: userQuery.queryKey })
      void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey })
    },
  })
}

export const useUpdateProfile = () => useProfileChange((body: Call<typeof profileApi.update>['body']) => call(profileApi.update, { body }))

export const useUploadAvatar = () =>
  useProfileChange((picture: File) => {
    const body = new FormData()
    body.append('data', picture)
    // No schema describes a FormData body.
    return call(profileApi.uploadAvatar, { body } as object as Record<string, never>)
  })

export const useDeleteAvatar = () => useProfileChange(() => call(profileApi.deleteAvatar, {}))

export const useRequestContactChange = () =>
  useMutation({ mutationFn: (body: Call<typeof profileApi.requestContactCode>['body']) => call(profileApi.requestContactCode, { body }) })

export const useConfirmContact = () =>
  useProfileChange((body: Call<typeof profileApi.confirmContact>['body']) => call(profileApi.confirmContact, { body }))

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(sessionsApi.list, {}, { signal }),
})

function useSessionsChange<T, A>(change: (given: T) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }) })
}

export const useEndSession = () => useSessionsChange((id: string) => call(sessionsApi.end, { params: { id } }))
export const useEndOtherSessions = () => useSessionsChange(() => call(authApi.signOutEverywhere, {}))

export const notificationsQuery = queryOptions({
  queryKey: ['account', 'notifications'],
  // The server has filled in every default, which the wire type does not show.
  queryFn: ({ signal }) => call(notificationSettingsApi.read, {}, { signal }) as Promise<NotificationChoice>,
})

export function useSaveNotifications() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Call<typeof notificationSettingsApi.save>['body']) =>
      call(notificationSettingsApi.save, { body }) as Promise<NotificationChoice>,
    onSuccess: (saved) => queries.setQueryData(notificationsQuery.queryKey, saved),
  })
}

export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => call(notificationSettingsApi.unsubscribe, { params: { token } }) })

export const consentsQuery = queryOptions({
  queryKey: ['account', 'consents'],
  queryFn: ({ signal }) => call(consentsApi.list, {}, { signal }),
})

export function useSetMarketing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isGiven: boolean) => call(consentsApi.setMarketing, { body: { isGiven } }),
    onSuccess: (consents) => {
      queries.setQueryData(consentsQuery.queryKey, consents)
      void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey })
    },
  })
}

export const cardsQuery = queryOptions({
  queryKey: ['account', 'cards'],
  queryFn: ({ signal }) => call(paymentCardsApi.list, {}, { signal }),
})

export function useUnbindCard() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(paymentCardsApi.unbind, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  })
}

export const paymentScheduleQuery = queryOptions({
  queryKey: ['account', 'payment-schedule'],
  queryFn: ({ signal }) => call(schedulesApi.payments, {}, { signal }),
})
export const deliveryDatesQuery = queryOptions({
  queryKey: ['account', 'delivery-dates'],
  queryFn: ({ signal }) => call(schedulesApi.deliveryDates, {}, { signal }),
})
export const upcomingQuery = queryOptions({
  queryKey: ['account', 'upcoming'],
  queryFn: ({ signal }) => call(schedulesApi.upcoming, {}, { signal }),
})
