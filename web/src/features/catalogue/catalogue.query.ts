import type { Call } from '@vitrina/contract/endpoint'
import type { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { eachFlag } from '@vitrina/contract/catalogue/flags.rules'
import type { CatalogueParams } from './catalogue.params.ts'

export type SearchCall = NonNullable<Call<typeof catalogueApi.search>['query']>

const listed = (values: readonly (number | string)[]) => (values.length > 0 ? values.join(',') : undefined)

/** parameters of the list as the query of the call. */
export function searchCallOf(params: CatalogueParams): SearchCall {
  const { page, pageSize, sort, keyword, literal, features, custom } = params
  return {
    page,
    ...(pageSize !== null && { pageSize }),
    ...(literal && { literal }),
    criteria: {
      keyword: keyword || undefined,
      section: listed(params.section),
      type: listed(params.type),
      brands: listed(params.brands),
      series: listed(params.series),
      manufacturer: listed(params.manufacturer),
      manufacturerCountries: listed(params.manufacturerCountries),
      sellers: listed(params.sellers),
      set: listed(params.set),
      ...eachFlag((flag) => params[flag] || undefined),
      priceMin: params.priceMin ?? undefined,
      priceMax: params.priceMax ?? undefined,
      requestedAmount: params.requestedAmount ?? undefined,
      ...Object.fromEntries(Object.entries(custom).map(([code, ids]) => [`custom-${code}`, ids.join(',')])),
    },
    properties: Object.fromEntries(
      features.map((choice) => [choice.code, 'values' in choice ? choice.values.join(',') : { from: choice.from, to: choice.to }]),
    ),
    ...(sort && { sorting: { [sort.replace('-', '')]: sort.startsWith('-') ? 'DESC' : 'ASC' } }),
  }
}
