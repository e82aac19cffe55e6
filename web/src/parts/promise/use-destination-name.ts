import type { BuyerDestination } from '@vitrina/contract/promise/destination'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatWeekday } from '#lib/dates.ts'
import { pointName } from './point-name.rules.ts'

/** Where goods go, in words, with the day they are needed on. */
export function useDestinationName(): (destination: BuyerDestination) => string | null {
  const { t } = useTranslation('region')
  const placeOf = ({ chosen, pickupPoints, addresses }: BuyerDestination): string | null => {
    if (!chosen) return null
    if (chosen.deliveryType === 'carrier') return t('destination.carrier')
    if (chosen.deliveryType === 'delivery') {
      const address = addresses.find(({ id }) => id === chosen.deliveryAddressId)
      return address ? t('destination.deliveryTo', { address: address.label || address.address }) : t('destination.delivery')
    }
    const point = pickupPoints.find(({ id }) => id === chosen.warehouseId)
    return point ? t('destination.pickupAt', { point: pointName(point) }) : t('destination.pickup')
  }
  return (destination) => {
    const name = placeOf(destination)
    const day = destination.chosen?.neededOn
    return name && day ? t('destination.neededBy', { name, day: formatWeekday(day) }) : name
  }
}
