import { queryOptions } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { type HomeBlock, siteApi } from '@vitrina/contract/site/site'
import { call } from '#api/call.ts'

export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: ({ signal }) => call(siteApi.home, {}, { signal }) })

export const blockGoodsQuery = ({ source, limit }: Extract<HomeBlock, { kind: 'goods' }>) =>
  queryOptions({
    queryKey: ['catalogue', 'block-goods', source, limit],
    queryFn: ({ signal }) => call(catalogueApi.blockGoods, { query: { ...source, limit } }, { signal }),
  })
