import { type FeatureChoice, lowerFirst } from '@vitrina/contract/catalogue/catalogue.features.rules'
import { eachFlag, type Flag, flags } from '@vitrina/contract/catalogue/flags.rules'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import type { CatalogueParams, IdListParam } from '../catalogue.params.ts'

/** Fields that decide where a filter's choice is in the address. */
type Place = Pick<CatalogueFilter, 'id' | 'code'>
export type ValueId = number | string
export type Bounds = { from: number | undefined; to: number | undefined }

const idFilters = ['type', 'brands', 'series', 'manufacturer', 'sellers', 'set'] as const satisfies readonly IdListParam[]
const idFilterOf = ({ id, code }: Place) => (code === null ? idFilters.find((name) => name === id) : undefined)

const without = (features: readonly FeatureChoice[], code: string) => features.filter((choice) => choice.code !== code)

function featureValues({ features, custom }: CatalogueParams, code: string): number[] {
  const listed = features.flatMap((choice) => (choice.code === code && 'values' in choice ? choice.values : []))
  return [...new Set([...listed, ...(custom[code] ?? [])])]
}

/** Values of one filter chosen in the address. */
export function chosenIn(params: CatalogueParams, filter: Place): readonly ValueId[] {
  if (filter.code !== null) return featureValues(params, filter.code)
  if (filter.id === 'manufacturerCountries') return params.manufacturerCountries
  const name = idFilterOf(filter)
  return name ? params[name] : []
}

/** C-01: values of a select filter are in the address as `custom-{property}`. */
const isSelect = ({ id }: Place) => id.startsWith('custom-')

/** A value chosen as `custom-{property}` stays there; values replace a range of the same feature. */
function withFeatureValues(
  { features, custom }: CatalogueParams,
  filter: Place & { code: string },
  values: number[],
): Partial<CatalogueParams> {
  const { code } = filter
  const { [code]: wasCustom, ...others } = custom
  const isCustom = wasCustom !== undefined || isSelect(filter)
  return {
    features: isCustom || values.length === 0 ? without(features, code) : [...without(features, code), { code, values }],
    custom: isCustom && values.length > 0 ? { ...others, [code]: values } : others,
  }
}

export function withChosen(params: CatalogueParams, filter: Place, ids: readonly ValueId[]): Partial<CatalogueParams> {
  const { id, code } = filter
  if (code !== null) return withFeatureValues(params, { id, code }, ids.map(Number))
  if (filter.id === 'manufacturerCountries') return { manufacturerCountries: ids.map(String) }
  const name = idFilterOf(filter)
  return name ? { [name]: ids.map(Number) } : {}
}

/** Values of one filter are alternatives: choosing one leaves the others chosen. */
export function withToggled(params: CatalogueParams, filter: Place, id: ValueId): Partial<CatalogueParams> {
  const chosen = chosenIn(params, filter)
  return withChosen(params, filter, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
}

export function boundsIn(params: CatalogueParams, filter: Place): Bounds {
  if (filter.id === 'price') return { from: params.priceMin ?? undefined, to: params.priceMax ?? undefined }
  const range = params.features.find((choice) => choice.code === filter.code && !('values' in choice))
  return range && !('values' in range) ? { from: range.from, to: range.to } : { from: undefined, to: undefined }
}

export function withBounds(params: CatalogueParams, filter: Place, given: Bounds): Partial<CatalogueParams> {
  const { from, to } = lowerFirst(given)
  if (filter.id === 'price') return { priceMin: from ?? null, priceMax: to ?? null }
  if (filter.code === null) return {}
  const { [filter.code]: _, ...custom } = params.custom
  const others = without(params.features, filter.code)
  return { custom, features: from === undefined && to === undefined ? others : [...others, { code: filter.code, from, to }] }
}

export function choicesIn(params: CatalogueParams, filter: Place): number {
  const { from, to } = boundsIn(params, filter)
  return chosenIn(params, filter).length + Number(from !== undefined || to !== undefined)
}

export const withNothingIn = (params: CatalogueParams, filter: Place): Partial<CatalogueParams> =>
  filter.id === 'price' ? { priceMin: null, priceMax: null } : withChosen(params, filter, [])

/** The search text and the section are not filters: they stay. */
export const withoutFilters = {
  type: [],
  brands: [],
  series: [],
  manufacturer: [],
  sellers: [],
  set: [],
  manufacturerCountries: [],
  features: [],
  custom: {},
  ...eachFlag(() => false),
  priceMin: null,
  priceMax: null,
  requestedAmount: null,
} satisfies Partial<CatalogueParams>

export function countChoices(params: CatalogueParams): number {
  const { features, custom, priceMin, priceMax, manufacturerCountries } = params
  return [
    ...idFilters.map((name) => params[name].length),
    manufacturerCountries.length,
    ...features.map((choice) => ('values' in choice ? choice.values.length : 1)),
    ...Object.values(custom).map((ids) => ids.length),
    ...flags.map((flag) => Number(params[flag])),
    Number(priceMin !== null || priceMax !== null),
  ].reduce((sum, count) => sum + count, 0)
}

/** The needed amount is checked against stock, so it implies "in stock". */
export const withAmount = (amount: number | null): Partial<CatalogueParams> =>
  amount === null ? { requestedAmount: null } : { requestedAmount: amount, instock: true }
export const withInStock = (isOn: boolean): Partial<CatalogueParams> =>
  isOn ? { instock: true } : { instock: false, requestedAmount: null }
export const withToggledFlag = (params: CatalogueParams, flag: Flag): Partial<CatalogueParams> =>
  flag === 'instock' ? withInStock(!params.instock) : { [flag]: !params[flag] }

/** A section without results is opened without the filters of its neighbours. */
export const withSection = (id: number | null, { isEmpty = false } = {}): Partial<CatalogueParams> => ({
  section: id === null ? [] : [id],
  ...(isEmpty && { type: [], features: [], custom: {} }),
})
