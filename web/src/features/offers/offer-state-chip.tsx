import Chip from '@mui/material/Chip'
import type { OfferStateName } from '@vitrina/contract/offers/offer-version.rules'
import { useTranslation } from '#i18n/use-translation.tsx'

const colours: Record<OfferStateName, 'default' | 'info' | 'primary' | 'success' | 'error' | 'warning'> = {
  draft: 'default',
  sent: 'info',
  viewed: 'primary',
  accepted: 'success',
  declined: 'error',
  expired: 'warning',
  superseded: 'default',
  revoked: 'default',
}

export function OfferStateChip({ state }: { state: OfferStateName }) {
  const { t } = useTranslation('offers')
  return <Chip size="small" variant="outlined" color={colours[state]} label={t(`states.${state}`)} />
}
