import { useMutation } from '@tanstack/react-query'
import { siteApi } from '@vitrina/contract/site/site'
import { call } from '#api/call.ts'
import { withProgress } from '#ui/progress.ts'

export const useSetRegion = () =>
  useMutation({ mutationFn: (id: number) => withProgress('region', () => call(siteApi.setRegion, { body: { id } })) })
