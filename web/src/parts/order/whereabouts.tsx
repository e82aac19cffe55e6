import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { whereaboutsOf } from './whereabouts.rules.ts'

/** Where the unshipped part of a line is; the same for buyer and seller. */
export function Whereabouts({ item }: { item: OrderItem }) {
  const { t } = useTranslation('orders')
  const number = useNumber()
  return whereaboutsOf(item).map(({ where, place, from, amount, readyOn }, at) => (
    <span key={at}>
      {t(`items.where.${where}`, { amount: number(amount), unit: item.unit, place: place ?? '', from: from ?? '' })}
      {readyOn && `, ${formatDate(readyOn)}`}
      {!readyOn && where === 'awaited' && `, ${t('items.noDate')}`}
    </span>
  ))
}
