import type { ProductList } from '@vitrina/contract/catalogue/catalogue'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'

type TitleSource = {
  params: CatalogueParams
  list: Pick<ProductList, 'items' | 'meta'> | undefined
  /** Undefined: not loaded yet. */
  filters: readonly CatalogueFilter[] | undefined
}

/** Title of the list: the search text, the section and the brand, or the whole catalogue. */
export function useListTitle({ params, list, filters }: TitleSource): string | undefined {
  const { t } = useTranslation('catalogue')
  const { keyword, section, brands, infavorite } = params

  const nameOf = (param: 'section' | 'brands', ids: number[]) =>
    ids.length === 1 && filters?.find(({ id }) => id === param)?.values.find(({ id }) => id === ids[0])?.name
  const isNamedByFilters = section.length === 1 || brands.length === 1

  const initial = list?.meta.hasInitialItem ? list.items[0] : undefined
  if (list?.meta.itemsHeadingI18Key)
    return initial ? t('title.of', { title: t(list.meta.itemsHeadingI18Key), name: initial.name }) : t(list.meta.itemsHeadingI18Key)
  if (keyword) return t('title.keyword', { keyword })
  if (infavorite) return t('title.favourites')
  if (isNamedByFilters && !filters) return undefined
  const names = [nameOf('section', section), nameOf('brands', brands)].filter(Boolean)
  return names.length > 0 ? names.join(' · ') : t('title.all')
}
