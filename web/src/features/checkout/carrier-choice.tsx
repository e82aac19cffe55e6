import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { AddressChoice } from './address-choice.tsx'
import { TextLine } from './text-line.tsx'

/** Goods handed to a carrier of the buyer's choice. */
export function CarrierChoice({ options }: { options: CheckoutOptions }) {
  const { t } = useTranslation('checkout')
  const { promisedOn } = options.carrier
  return (
    <>
      <TextLine name="carrier" label={t('carrier.name')} limit={200} required={t('carrier.required')} hint={t('carrier.hint')} />
      <AddressChoice addresses={options.addresses} />
      <Typography variant="body2" color="textSecondary">
        {promisedOn === null ? t('carrier.undated') : t('carrier.promised', { date: formatDate(promisedOn) })}
      </Typography>
    </>
  )
}
