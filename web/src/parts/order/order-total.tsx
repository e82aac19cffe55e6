import Box from '@mui/material/Box'
import type { OrderRow } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The sum of an order; of a cancelled one the sum before the cancellation, as nothing is left. */
export function OrderTotal({ order: { total, cancelledTotal } }: { order: Pick<OrderRow, 'total' | 'cancelledTotal'> }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  if (total > 0 || cancelledTotal <= 0) return money(total)
  return (
    <Box component="del" title={t('table.cancelledOf', { sum: money(cancelledTotal) })} sx={{ color: 'text.secondary', fontWeight: 400 }}>
      <Box component="span" sx={visuallyHidden}>
        {t('table.cancelled')}{' '}
      </Box>
      {money(cancelledTotal)}
    </Box>
  )
}
