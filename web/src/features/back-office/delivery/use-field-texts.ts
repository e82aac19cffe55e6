import { inLanguage, type Localised } from '@vitrina/contract/languages'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import type { Delivery, RegionBody } from './delivery.api.ts'
import { useWeekdaysText } from './weekdays-field.tsx'

/** Values of the forms of warehouses, regions and routes in words. */
export function useFieldTexts({ regions, warehouses }: Delivery) {
  const { t, i18n } = useTranslation('stock-desk')
  const weekdaysText = useWeekdaysText()
  const localised = (name: Localised) => inLanguage(name, i18n.language)
  const warehouseName = (id: unknown) => warehouses.find((one) => one.id === id)?.name ?? ''
  const places = (value: unknown) =>
    (value as RegionBody['places'])
      .map(({ warehouseId, days }) => t('region.from', { warehouse: warehouseName(warehouseId), count: days }))
      .join(', ')
  const byField: Record<string, (value: unknown) => string> = {
    weekdays: (value) => weekdaysText(value as number[]),
    closedOn: (value) => (value as string[]).map(formatDate).join(', '),
    places,
    warehouseId: warehouseName,
    regionId: (value) => {
      const region = regions.find(({ id }) => id === value)
      return region ? localised(region.name) : ''
    },
  }
  const plain = (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'editConflict.yes' : 'editConflict.no')
    if (typeof value === 'object' && value !== null) return localised(value as Localised)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return (field: string, value: unknown): string => (byField[field] ?? plain)(value) || t('editConflict.empty')
}
