import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PlacedOrder } from '@vitrina/contract/orders/checkout'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { orders: readonly PlacedOrder[]; onRetry: () => void; onLeave: () => void }

/** The order is placed; only its document failed to upload. */
export function FileNotSent({ orders, onRetry, onLeave }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
      <Alert severity="warning">
        {t('file.notSent', { count: orders.length, numbers: orders.map(({ number }) => number).join(', ') })}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={onRetry}>
          {t('file.again')}
        </Button>
        <Button variant="outlined" onClick={onLeave}>
          {t('file.without')}
        </Button>
      </Box>
    </Box>
  )
}
