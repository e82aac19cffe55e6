import Box from '@mui/material/Box'
import { mdiClipboardTextOutline, mdiCurrencyRub, mdiTruckOutline } from '@mdi/js'
import type { OrderRow } from '@vitrina/contract/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { orderTones, paymentToneOf, paymentWordOf, shippingTones } from './state-tone.rules.ts'
import { ToneChip } from './tone-chip.tsx'

type Props = { order: Pick<OrderRow, 'state' | 'shippingState' | 'paymentState' | 'isOverdue'> }

/** Business, shipping and payment states side by side, never merged into one. */
export function StateChips({ order }: Props) {
  const { t } = useTranslation('orders')
  const { state, shippingState } = order
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ToneChip icon={mdiClipboardTextOutline} story={t('stories.state')} tone={orderTones[state]} label={t(`states.${state}`)} />
      <ToneChip
        icon={mdiTruckOutline}
        story={t('stories.shipping')}
        tone={shippingTones[shippingState]}
        label={t(`shippingStates.${shippingState}`)}
      />
      <ToneChip
        icon={mdiCurrencyRub}
        story={t('stories.payment')}
        tone={paymentToneOf(order)}
        label={t(`paymentStates.${paymentWordOf(order)}`)}
      />
    </Box>
  )
}
