import { queryOptions, useMutation } from '@tanstack/react-query'
import { type IntegrationName, integrationsApi } from '@vitrina/contract/setup/integrations'
import { call } from '#api/call.ts'

export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: ({ signal }) => call(integrationsApi.list, {}, { signal }),
})

export const useCheckIntegration = () =>
  useMutation({ mutationFn: (name: IntegrationName) => call(integrationsApi.check, { params: { name } }) })
