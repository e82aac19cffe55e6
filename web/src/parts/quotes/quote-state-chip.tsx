import type { QuoteSide, QuoteState } from '@vitrina/contract/quotes/quotes.rules'
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

type Props = { state: QuoteState; side?: QuoteSide }

/** 'Your decision' is the buyer's: the seller's people read who is waited for. */
export function QuoteStateChip({ state, side = 'buyer' }: Props) {
  const { t } = useTranslation('quotes')
  const isElsewhere = state === 'sent_to_buyer' && side === 'seller'
  return <ToneChip tone={isElsewhere ? 'moving' : tones[state]} label={isElsewhere ? t('desk.lists.answered') : t(`states.${state}`)} />
}
