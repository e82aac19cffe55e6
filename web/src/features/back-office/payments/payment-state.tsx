import { useTranslation } from '#i18n/use-translation.tsx'
import type { Tone } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import type { DeskPayment } from './payments.api.ts'

const tones: Record<DeskPayment['state'], Tone> = {
  created: 'moving',
  link_issued: 'moving',
  paid: 'good',
  cancelled: 'quiet',
  expired: 'quiet',
  rejected: 'bad',
  partially_refunded: 'attention',
  refunded: 'quiet',
  voided: 'quiet',
}

/** State of a payment; refunds have their own texts for the same states. */
export function PaymentState({ payment: { direction, state } }: { payment: Pick<DeskPayment, 'direction' | 'state'> }) {
  const { t } = useTranslation('payment-desk')
  if (direction === 'in') return <ToneChip tone={tones[state]} label={t(`states.${state}`)} />
  if (state === 'created') return <ToneChip tone="attention" label={t('refundStates.waits')} />
  return state === 'paid' ? (
    <ToneChip tone="good" label={t('refundStates.paid')} />
  ) : (
    <ToneChip tone="bad" label={t('refundStates.refused')} />
  )
}
