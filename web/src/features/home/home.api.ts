import { queryOptions } from '@tanstack/react-query'
import { siteApi } from '@vitrina/contract/site/site'
import { call } from '#api/call.ts'

export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: ({ signal }) => call(siteApi.home, {}, { signal }) })
