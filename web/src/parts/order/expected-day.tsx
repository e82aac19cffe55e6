import Box from '@mui/material/Box'
import type { OrderRow } from '@vitrina/contract/orders/orders'
import { expectedOn, isAwaited } from '@vitrina/contract/promise/promise.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDayWithWeekday } from '#lib/format-day.ts'

type Props = { order: Pick<OrderRow, 'desiredOn' | 'promisedOn' | 'state' | 'shippingState'> }

/** The day the goods of an order are expected on; nothing once they are there or will not come. */
export function ExpectedDay({ order }: Props) {
  const { t, i18n } = useTranslation('orders')
  if (!isAwaited(order)) return null
  const day = expectedOn(order)
  if (day === null) return <Box component="span" sx={{ color: 'text.secondary' }}>{t('row.noDay')}</Box>
  return formatDayWithWeekday(day, i18n.language)
}
