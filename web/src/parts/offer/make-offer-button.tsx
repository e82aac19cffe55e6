import Button, { type ButtonProps } from '@mui/material/Button'
import { mdiHandshakeOutline } from '@mdi/js'
import type { Call } from '@vitrina/contract/endpoint'
import type { offersApi } from '@vitrina/contract/offers/offers'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCanMakeOffers, useMakeOffer } from './use-make-offer.ts'

type Props = {
  from: Call<typeof offersApi.create>['body']['from']
  /** Saves what is not saved yet: the offer is made of what the server has. */
  onBefore?: () => Promise<boolean>
} & Pick<ButtonProps, 'size' | 'variant' | 'disabled'>

/** An offer to one's client from what is on the screen. */
export function MakeOfferButton({ from, onBefore, ...look }: Props) {
  const { t } = useTranslation()
  const canMake = useCanMakeOffers()
  const make = useMakeOffer()
  if (!canMake) return null
  const begin = async () => {
    if (!onBefore || (await onBefore())) make.mutate({ from })
  }
  return (
    <Button
      color="inherit"
      {...look}
      loading={make.isPending}
      startIcon={<Icon path={mdiHandshakeOutline} fontSize="small" />}
      onClick={() => void begin()}
    >
      {t('makeOffer')}
    </Button>
  )
}
