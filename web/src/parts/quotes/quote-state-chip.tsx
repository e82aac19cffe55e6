import type { QuoteState } from '@vitrina/contract/quotes/quotes.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Tone } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'

const tones: Record<QuoteState, Tone> = {
  draft: 'quiet',
  requested: 'moving',
  in_review: 'moving',
  sent_to_buyer: 'attention',
  revised: 'moving',
  accepted: 'good',
  ordered: 'good',
  declined: 'bad',
  expired: 'bad',
  closed: 'quiet',
}

export function QuoteStateChip({ state }: { state: QuoteState }) {
  const { t } = useTranslation('quotes')
  return <ToneChip tone={tones[state]} label={t(`states.${state}`)} />
}
