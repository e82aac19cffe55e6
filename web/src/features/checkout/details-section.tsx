import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { MAX_ORDER_COMMENT } from '@vitrina/contract/orders/orders.rules'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type CheckoutDraft, dayFor } from './checkout-draft.rules.ts'
import { FileField } from './file-field.tsx'
import { Section } from './section.tsx'
import { SelectField } from './select-field.tsx'
import { TextLine } from './text-line.tsx'

type Props = { options: CheckoutOptions; file: File | null; onFile: (file: File | null) => void }

/** Optional details. */
export function DetailsSection({ options, file, onFile }: Props) {
  const { t } = useTranslation('checkout')
  const { register, getValues, setValue } = useFormContext<CheckoutDraft>()
  const { ref, ...reserve } = register('wantsReserve')
  return (
    <Section title={t('details.title')}>
      <TextLine name="buyerOrderNumber" label={t('details.number')} hint={t('details.numberHint')} limit={60} />
      <TextLine name="comment" label={t('details.comment')} limit={MAX_ORDER_COMMENT} rows={2} />
      <FileField file={file} onChange={onFile} />
      {options.lineCount > 1 && (
        <SelectField
          name="split"
          label={t('split.label')}
          hint={t('split.hint')}
          options={(['none', 'warehouse', 'date'] as const).map((value) => ({ value, text: t(`split.${value}`) }))}
          onChosen={(split) => {
            const { desiredOn, window } = dayFor(options, { ...getValues(), split })
            setValue('desiredOn', desiredOn)
            setValue('window', window)
          }}
        />
      )}
      {options.canReserve && (
        <div>
          <FormControlLabel
            control={<Checkbox {...reserve} size="small" defaultChecked={getValues('wantsReserve')} slotProps={{ input: { ref } }} />}
            label={t('reserve.label')}
          />
          <Typography variant="body2" color="textSecondary" sx={{ pl: 8 }}>
            {t('reserve.hint')}
          </Typography>
        </div>
      )}
    </Section>
  )
}
