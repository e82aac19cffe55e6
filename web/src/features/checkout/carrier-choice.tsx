import type { CheckoutOptions } from '@vitrina/contract/checkout'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AddressChoice } from './address-choice.tsx'
import { TextLine } from './text-line.tsx'

/** Goods given to a carrier of the buyer's choice. */
export function CarrierChoice({ options }: { options: CheckoutOptions }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <TextLine name="carrier" label={t('carrier.name')} limit={200} required={t('carrier.required')} hint={t('carrier.hint')} />
      <AddressChoice addresses={options.addresses} />
    </>
  )
}
