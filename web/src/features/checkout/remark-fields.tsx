import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type BuyerText, buyerTextNames, buyerTexts } from '@vitrina/contract/orders/buyer-texts.rules'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import { FileField } from './file-field.tsx'
import { TextLine } from './text-line.tsx'

type Props = { options: CheckoutOptions; file: File | null; onFile: (file: File | null) => void }

/** Everything that may be left out. */
export function RemarkFields({ options, file, onFile }: Props) {
  const { t } = useTranslation('checkout')
  const { register, getValues } = useFormContext<CheckoutDraft>()
  const { ref, ...reserve } = register('wantsReserve')
  return (
    <>
      <BuyerTexts />
      <FileField file={file} onChange={onFile} />
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
    </>
  )
}

/** A text that is not named here is one line without a hint. */
const shapes: Partial<Record<BuyerText, { hasHint?: true; rows?: number }>> = {
  buyerOrderNumber: { hasHint: true },
  comment: { rows: 2 },
}

/** Their words stand with those of the order's page: one key of a language names a text everywhere. */
function BuyerTexts() {
  const { t } = useTranslation('orders')
  return buyerTextNames.map((name) => {
    const { hasHint, rows } = shapes[name] ?? {}
    return (
      <TextLine
        key={name}
        name={name}
        label={t(`buyerTexts.${name}.asked`)}
        limit={buyerTexts[name]}
        {...(hasHint && { hint: t(`buyerTexts.${name}.hint`) })}
        {...(rows && { rows })}
      />
    )
  })
}
