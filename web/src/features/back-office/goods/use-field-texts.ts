import { useQuery } from '@tanstack/react-query'
import { featureOf } from '@vitrina/contract/goods/product-fields'
import { useTranslation } from '#i18n/use-translation.tsx'
import { featuresQuery, referenceQuery } from './goods.api.ts'
import { useNames } from './use-names.ts'
import { fieldName } from './use-table-changes.ts'

/** Names of fields and values as the history and a conflict show them. */
export function useFieldTexts() {
  const { t } = useTranslation('goods')
  const features = useQuery(featuresQuery).data?.items ?? []
  const reference = useQuery(referenceQuery).data
  const { sections, kinds, brands } = useNames()
  const lists: Partial<Record<string, readonly { id: number; name: string }[]>> = {
    sectionId: sections.map(({ id, name }) => ({ id: Number(id), name })),
    familyId: kinds,
    brandId: brands,
    seriesId: brands.flatMap(({ series }) => series),
    manufacturerId: reference?.manufacturers ?? [],
    sellerId: reference?.sellers ?? [],
    unitId: reference?.units ?? [],
  }
  return {
    nameOf: (field: string): string => features.find(({ id }) => id === featureOf(field))?.name ?? fieldName(t, field),
    textOf: (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '—'
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
      if (field === 'vatGroup') return t(`vatGroups.${value as 'standard'}`)
      if (field === 'images') return t('history.pictures', { count: (value as unknown[]).length })
      if (field === 'analogs' || field === 'related') return t('sections.goods', { count: (value as unknown[]).length })
      if (Array.isArray(value)) return value.join(', ')
      const named = lists[field]?.find(({ id }) => id === value)
      if (named) return named.name
      if (typeof value === 'object') return (value as { name?: string }).name ?? ''
      return typeof value === 'number' ? String(value).replace('.', ',') : (value as string)
    },
  }
}
