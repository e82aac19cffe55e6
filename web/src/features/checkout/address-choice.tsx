import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Choice } from './choice.tsx'
import { SelectField } from './select-field.tsx'

/** With more, the cards would be longer than the page. */
const AS_CARDS = 4

export function AddressChoice({ addresses }: { addresses: CheckoutOptions['addresses'] }) {
  const { t } = useTranslation('checkout')
  const manage = (
    <Link component={Anchor} href={paths.addresses} variant="body2" sx={{ justifySelf: 'start', py: { xs: 2.5, sm: 0 } }}>
      {t('address.manage')}
    </Link>
  )
  if (addresses.length === 0)
    return (
      <Typography component="div">
        {t('address.none')} {manage}
      </Typography>
    )
  return (
    <>
      {addresses.length <= AS_CARDS ? (
        <Choice
          name="deliveryAddressId"
          label={t('address.label')}
          required={t('address.required')}
          options={addresses.map(({ id, label, address }) => ({ value: id, title: label || address, text: label ? address : undefined }))}
        />
      ) : (
        <SelectField
          name="deliveryAddressId"
          label={t('address.label')}
          required={t('address.required')}
          options={addresses.map(({ id, label, address }) => ({ value: id, text: [label, address].filter(Boolean).join(' · ') }))}
        />
      )}
      {manage}
    </>
  )
}
