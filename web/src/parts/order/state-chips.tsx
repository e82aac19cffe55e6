import Box from '@mui/material/Box'
import { mdiClipboardTextOutline, mdiCurrencyRub, mdiTruckOutline } from '@mdi/js'
import type { OrderRow } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { orderTones, paymentToneOf, paymentStatusOf, shippingTones } from './state-tone.rules.ts'
import { ToneChip } from './tone-chip.tsx'

type Props = { order: Pick<OrderRow, 'state' | 'shippingState' | 'paymentState' | 'isOverdue'> }

/** Business, shipping and payment states side by side, never merged into one. */
export function StateChips({ order }: Props) {
  const { t } = useTranslation('orders')
  const { state, shippingState } = order
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ToneChip icon={mdiClipboardTextOutline} caption={t('stories.state')} tone={orderTones[state]} label={t(`states.${state}`)} />
      <ToneChip
        icon={mdiTruckOutline}
        caption={t('stories.shipping')}
        tone={shippingTones[shippingState]}
        label={t(`shippingStates.${shippingState}`)}
      />
      <ToneChip
        icon={mdiCurrencyRub}
        caption={t('stories.payment')}
        tone={paymentToneOf(order)}
        label={t(`paymentStates.${paymentStatusOf(order)}`)}
      />
    </Box>
  )
}
