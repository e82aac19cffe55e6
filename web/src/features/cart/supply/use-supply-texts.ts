import { useTranslation } from '#i18n/use-translation.tsx'
import { useDayName } from '../use-day-name.ts'
import type { Supply } from './compare-strategies.rules.ts'

/** Texts for the result of a strategy. */
export function useSupplyTexts(today: string) {
  const { t } = useTranslation('cart-page')
  const dayName = useDayName(today)
  return {
    dayName,
    /** Number of shipments, number of warehouses, last day. */
    whole: ({ shipments, warehouses, lastDay }: Supply): string => {
      if (lastDay === null) return ''
      const count = t('supply.shipments', { count: shipments.length })
      const from = t('supply.warehouses', { count: warehouses.length })
      const last = t(shipments.length > 1 ? 'supply.last' : 'supply.ready', { day: dayName(lastDay) })
      return `${count} ${from}, ${last}`
    },
    /** Number of lines not supplied in full; own goods are always to order. */
    short: ({ short, strategy }: Supply): string =>
      t(strategy === 'stockOnly' ? 'supply.notInStock' : 'supply.toOrder', { count: short.length }),
  }
}
