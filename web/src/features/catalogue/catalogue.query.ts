import type { Call } from '@vitrina/contract/endpoint'
import type { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { eachFlag } from '@vitrina/contract/catalogue/flags.rules'
import type { CatalogueParams } from './catalogue.params.ts'

export type SearchCall = NonNullable<Call<typeof catalogueApi.search>['query']>

const listed = (values: readonly (number | string)[]) => (values.length > 0 ? values.join(',') : undefined)

/** Goods of one kind share features, which the list then has as columns; a list of everything has none in common. */
const isOfKind = ({ keyword, section, type }: CatalogueParams) => keyword !== '' || section.length > 0 || type.length > 0

/** parameters of the list as the query of the call. */
export function searchCallOf(params: CatalogueParams): SearchCall {
  const { page, pageSize, sort, sortBy } = params
  return {
    page,
    ...(pageSize !== null && { pageSize }),
    ...countCallOf(params),
    ...(isOfKind(params) && { table: true }),
    ...(sort && { sorting: { [sort.replace('-', '')]: sort.startsWith('-') ? 'DESC' : 'ASC' } }),
    ...(sortBy && { sortBy }),
  }
}

/** The same without page, order and columns, which counts do not depend on. */
export function countCallOf(params: CatalogueParams): Pick<SearchCall, 'literal' | 'criteria' | 'properties'> {
  const { keyword, literal, features, custom } = params
  return {
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
  }
}
