import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { StockTransfer } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { Section } from '#parts/order/section.tsx'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useDeskStep } from '../orders/desk.api.ts'

/** Transfers of the order's goods between warehouses, finished or on their way. */
export function DeskTransfers({ order, transfers }: { order: Order; transfers: readonly StockTransfer[] }) {
  const { t } = useTranslation('desk')
  if (transfers.length === 0) return null
  return (
    <Section title={t('transfers.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} order={order} transfer={transfer} />
        ))}
      </Box>
    </Section>
  )
}

function TransferRow({ order, transfer }: { order: Order; transfer: StockTransfer }) {
  const { t } = useTranslation('desk')
  const step = useDeskStep(order.id)
  const { id, number, state, from, to, sentAt, receivedAt, items } = transfer
  return (
    <Box component="li" sx={{ py: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography>{t('transfers.way', { number, from, to })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[formatMoment(receivedAt ?? sentAt), t('transfers.lines', { count: items.length })].join(' · ')}
        </Typography>
      </Box>
      <ToneChip tone={state === 'received' ? 'good' : 'moving'} label={t(`transfers.states.${state}`)} />
      {state === 'sent' && order.deskActions.includes('receiveTransfer') && (
        <Button
          variant="contained"
          size="small"
          loading={step.isPending}
          onClick={() => step.mutate({ action: 'receiveTransfer', body: { version: order.version, transferId: id } })}
        >
          {t('transfers.receive')}
        </Button>
      )}
    </Box>
  )
}
