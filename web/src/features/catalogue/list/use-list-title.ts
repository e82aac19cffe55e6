import { useQuery } from '@tanstack/react-query'
import type { ProductList } from '@vitrina/contract/catalogue'
import { useTranslation } from '#i18n/use-translation.tsx'
import { filtersQuery } from '../catalogue.api.ts'
import type { CatalogueParams } from '../catalogue.params.ts'

type Asked = { params: CatalogueParams; list: Pick<ProductList, 'items' | 'meta'> | undefined }

/** What the list is of: the words sought, the section and the brand, or the whole catalogue. */
export function useListTitle({ params, list }: Asked): string | undefined {
  const { t } = useTranslation('catalogue')
  const filters = useQuery(filtersQuery(params))
  const { keyword, section, brands, infavorite } = params

  const nameOf = (param: 'section' | 'brands', ids: number[]) =>
    ids.length === 1 && filters.data?.items.find(({ id }) => id === param)?.values.find(({ id }) => id === ids[0])?.name
  const isNamedByFilters = section.length === 1 || brands.length === 1

  const initial = list?.meta.hasInitialItem ? list.items[0] : undefined
  if (list?.meta.itemsHeadingI18Key)
    return initial ? t('title.of', { title: t(list.meta.itemsHeadingI18Key), name: initial.name }) : t(list.meta.itemsHeadingI18Key)
  if (keyword) return t('title.keyword', { keyword })
  if (infavorite) return t('title.favourites')
  if (isNamedByFilters && filters.isPending) return undefined
  const names = [nameOf('section', section), nameOf('brands', brands)].filter(Boolean)
  return names.length > 0 ? names.join(' · ') : t('title.all')
}
