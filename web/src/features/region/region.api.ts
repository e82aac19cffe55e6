import { useMutation } from '@tanstack/react-query'
import { siteApi } from '@vitrina/contract/site'
import { call } from '#api/call.ts'

export const useSetRegion = () => useMutation({ mutationFn: (id: number) => call(siteApi.setRegion, { body: { id } }) })
