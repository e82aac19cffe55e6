import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { AddressChoice } from './address-choice.tsx'
import { deliveryDaysFor, type CheckoutDraft, dayFor, windowKey, windowsOn } from './checkout-draft.rules.ts'
import { SelectField } from './select-field.tsx'

/** Address, delivery day and hours. */
export function DeliveryChoice({ options }: { options: CheckoutOptions }) {
  const { t, i18n } = useTranslation('checkout')
  const { control, setValue } = useFormContext<CheckoutDraft>()
  const [desiredOn, split] = useWatch({ control, name: ['desiredOn', 'split'] })
  const days = deliveryDaysFor(options, split)
  const windows = windowsOn(options, { split, desiredOn })
  const day = days.find(({ date }) => date === desiredOn)
  const isUndated = options.delivery.promisedOn === null && options.delivery.splitDays.length > 0
  return (
    <>
      <AddressChoice addresses={options.addresses} />
      {days.length === 0 && <Typography color="textSecondary">{t(isUndated ? 'delivery.undated' : 'delivery.noDays')}</Typography>}
      {days.length > 0 && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <SelectField
            name="desiredOn"
            label={t('delivery.day')}
            hint={day && t('delivery.orderBy', { until: formatMoment(day.orderBy) })}
            required={t('delivery.dayRequired')}
            options={days.map((one) => ({ value: one.date, text: formatDayWithWeekday(one.date, i18n.language) }))}
            onChosen={(next) => {
              setValue('window', dayFor(options, { split, desiredOn: next, window: '' }).window)
            }}
          />
          {windows.length > 0 && (
            <SelectField
              name="window"
              label={t('delivery.window')}
              options={windows.map((one) => ({ value: windowKey(one), text: windowKey(one) }))}
            />
          )}
        </Box>
      )}
      <DeliveryTerms options={options} />
    </>
  )
}

function DeliveryTerms({ options: { sum, delivery } }: { options: CheckoutOptions }) {
  const { t } = useTranslation('checkout')
  const money = useMoney()
  const plain = (value: number) => money(value, { kopecks: false })
  const terms = [
    delivery.price > 0 ? t('delivery.price', { sum: plain(delivery.price) }) : t('delivery.free'),
    delivery.price > 0 && delivery.freeFrom !== null && t('delivery.freeFrom', { sum: plain(delivery.freeFrom) }),
  ].filter(Boolean)
  if (sum < delivery.minimum)
    return (
      <Typography variant="body2" sx={{ color: 'warning.main' }}>
        {t('delivery.minimum', { sum: plain(delivery.minimum) })}
      </Typography>
    )
  return (
    <Typography variant="body2" color="textSecondary">
      {terms.join(' · ')}
    </Typography>
  )
}
