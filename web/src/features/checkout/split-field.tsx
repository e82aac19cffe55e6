import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type CheckoutDraft, dayFor } from './checkout-draft.rules.ts'
import { SelectField } from './select-field.tsx'

/** Splits the order; its first part then comes on a day of its own. */
export function useSplit(options: CheckoutOptions) {
  const { getValues, setValue } = useFormContext<CheckoutDraft>()
  return (split: CheckoutDraft['split']) => {
    const { desiredOn, window } = dayFor(options, { ...getValues(), split })
    setValue('split', split)
    setValue('desiredOn', desiredOn)
    setValue('window', window)
  }
}

/** One order, or one for each warehouse or day. */
export function SplitField({ options }: { options: CheckoutOptions }) {
  const { t } = useTranslation('checkout')
  const split = useSplit(options)
  if (options.lineCount < 2) return null
  return (
    <SelectField
      name="split"
      label={t('split.label')}
      hint={t('split.hint')}
      options={(['none', 'warehouse', 'date'] as const).map((value) => ({ value, text: t(`split.${value}`) }))}
      onChosen={split}
    />
  )
}
