import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import type { FeatureChoice } from '@vitrina/contract/catalogue/catalogue.features.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { type Flag, flags } from '@vitrina/contract/catalogue/flags.rules'
import { type CatalogueParams, type IdListParam, idLists } from './catalogue.params.ts'

/** One chosen filter value, or the text of the search, and the parameters without it. */
export type Chosen = { key: string; title: string | null; name: string; without: Partial<CatalogueParams> }

/** The text of a search is no filter: the title says it already. */
export const filtersAmong = (chosen: readonly Chosen[]) => chosen.filter(({ key }) => key !== 'keyword')

type NameOf = (id: number | string) => string

/** Names come from the filters' answer, also from the previous one, which names the clicked value. */
export function useChosen(params: CatalogueParams, filters: readonly CatalogueFilter[] | undefined): Chosen[] {
  const { t } = useTranslation('catalogue')
  const money = useMoney()
  const number = useNumber()
  const filterBy = (match: (filter: CatalogueFilter) => boolean) => filters?.find(match)

  const namesIn =
    (filter: CatalogueFilter | undefined): NameOf =>
    (id) =>
      filter?.values.find((value) => value.id === id)?.name ?? `№ ${id}`
  const span = (from: string | null, to: string | null) =>
    from && to ? `${from} – ${to}` : from ? t('chosen.from', { value: from }) : t('chosen.to', { value: to })

  const listed = (param: IdListParam): Chosen[] => {
    const filter = filterBy(({ id }) => id === param)
    const nameOf = namesIn(filter)
    const isPlain = param === 'section' || param === 'brands'
    const title = isPlain ? null : (filter?.name ?? null)
    return params[param].map((id) => ({
      key: `${param}-${id}`,
      title,
      name: nameOf(id),
      without: { [param]: params[param].filter((other) => other !== id) },
    }))
  }
  const others = (choice: FeatureChoice) => params.features.filter((other) => other !== choice)
  const featured = (choice: FeatureChoice): Chosen[] => {
    const filter = filterBy(({ code }) => code === choice.code)
    const title = filter?.name ?? choice.code
    const unit = filter?.unit ? ` ${filter.unit}` : ''
    if ('values' in choice)
      return choice.values.map((id) => {
        const values = choice.values.filter((other) => other !== id)
        return {
          key: `${choice.code}-${id}`,
          title,
          name: namesIn(filter)(id) + unit,
          without: { features: values.length > 0 ? [...others(choice), { code: choice.code, values }] : others(choice) },
        }
      })
    const bound = (value: number | undefined) => (value === undefined ? null : number(value))
    return [{ key: choice.code, title, name: span(bound(choice.from), bound(choice.to)) + unit, without: { features: others(choice) } }]
  }
  const custom = ([code, ids]: [string, number[]]): Chosen[] => {
    const filter = filterBy((one) => one.code === code)
    return ids.map((id) => ({
      key: `custom-${code}-${id}`,
      title: filter?.name ?? null,
      name: namesIn(filter)(id),
      without: { custom: { ...params.custom, [code]: ids.filter((other) => other !== id) } },
    }))
  }
  const price = (value: number | null) => (value === null ? null : money(value, { kopecks: false }))
  // Until the filters are there a flag has no name; if they failed to load, its parameter stands for it.
  const flagName = (flag: Flag) => filterBy(({ id }) => id === flag)?.name ?? (filters ? flag : '…')
  const country = filterBy(({ id }) => id === 'manufacturerCountries')
  return [
    ...(params.keyword ? [{ key: 'keyword', title: null, name: `«${params.keyword}»`, without: { keyword: '', literal: false } }] : []),
    ...idLists.flatMap(listed),
    ...params.manufacturerCountries.map((code) => ({
      key: `country-${code}`,
      title: country?.name ?? null,
      name: country ? namesIn(country)(code) : code,
      without: { manufacturerCountries: params.manufacturerCountries.filter((other) => other !== code) },
    })),
    ...flags.filter((flag) => params[flag]).map((flag) => ({ key: flag, title: null, name: flagName(flag), without: { [flag]: false } })),
    ...(params.priceMin !== null || params.priceMax !== null
      ? [
          {
            key: 'price',
            title: t('chosen.price'),
            name: span(price(params.priceMin), price(params.priceMax)),
            without: { priceMin: null, priceMax: null },
          },
        ]
      : []),
    ...(params.requestedAmount === null
      ? []
      : [{ key: 'amount', title: t('chosen.amount'), name: number(params.requestedAmount), without: { requestedAmount: null } }]),
    ...params.features.flatMap(featured),
    ...Object.entries(params.custom).flatMap(custom),
  ]
}
