import FormHelperText from '@mui/material/FormHelperText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { mdiPackageVariantClosed, mdiStorefrontOutline, mdiTruckOutline } from '@mdi/js'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import type { DeliveryType } from '@vitrina/contract/orders/orders.rules'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { CarrierChoice } from './carrier-choice.tsx'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { PickupChoice } from './pickup-choice.tsx'
import { SplitField } from './split-field.tsx'

const icons: Record<DeliveryType, string> = {
  pickup: mdiStorefrontOutline,
  delivery: mdiTruckOutline,
  carrier: mdiPackageVariantClosed,
}
const choices = { pickup: PickupChoice, delivery: DeliveryChoice, carrier: CarrierChoice }

/** K-05: the delivery type; only the chosen one shows its fields. */
export function ReceiveFields({ options }: { options: CheckoutOptions }) {
  const { t } = useTranslation('checkout')
  const { control } = useFormContext<CheckoutDraft>()
  const { field, fieldState } = useController({ name: 'deliveryType', control })
  const Chosen = choices[field.value]
  return (
    <>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={field.value}
        onChange={(_, next: DeliveryType | null) => next && field.onChange(next)}
        aria-label={t('receive.way')}
        // Each with a border of its own: on a narrow screen they stand in two rows.
        sx={{ flexWrap: 'wrap', gap: 2, '&& > button': { m: 0, border: 1, borderColor: 'divider', borderRadius: 1 } }}
      >
        {options.deliveryTypes.map((type) => (
          <ToggleButton
            key={type}
            value={type}
            sx={{ textTransform: 'none', gap: 2, px: 4, py: 1.5, flex: { xs: '1 1 auto', sm: 'none' }, minHeight: { xs: 44, sm: 38 } }}
          >
            <Icon path={icons[type]} fontSize="small" />
            {t(`receive.types.${type}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fieldState.error?.message && (
        <FormHelperText error role="alert" sx={{ mt: -2 }}>
          {fieldState.error.message}
        </FormHelperText>
      )}
      <Chosen options={options} />
      <SplitField options={options} />
    </>
  )
}
