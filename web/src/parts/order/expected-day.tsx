import Box from '@mui/material/Box'
import type { OrderRow } from '@vitrina/contract/orders/orders'
import { expectedOn, isAwaited } from '@vitrina/contract/promise/promise.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { useProductTexts } from '#parts/product/use-product-texts.ts'
import { promisedDay } from '#parts/promise/promise-view.tsx'

type Props = {
  order: Pick<OrderRow, 'desiredOn' | 'promisedOn' | 'state' | 'shippingState'>
  /** Where no heading says what the day is. */
  isNamed?: boolean
}

/** The day the goods of an order are expected on; nothing once they are there or will not come. */
export function ExpectedDay({ order, isNamed = false }: Props) {
  const { t } = useTranslation('orders')
  const words = useProductTexts()
  if (!isAwaited(order)) return null
  const on = expectedOn(order)
  if (on === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('row.noDay')}
      </Box>
    )
  const day = promisedDay(on, words)
  if (on < sellerToday())
    return (
      <Box component="span" sx={{ color: 'warning.main' }}>
        {t('row.late', { day })}
      </Box>
    )
  return isNamed ? t('row.expected', { day }) : day
}
