import TextField from '@mui/material/TextField'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useEntryForm } from './entry-form-context.ts'

type Props = { value: number; most: number; onChange: (value: number) => void }

/** How many a block shows. */
export function LimitField({ value, most, onChange }: Props) {
  const { t } = useTranslation('content-desk')
  const { errorAt } = useEntryForm()
  const error = errorAt('content.payload.limit')
  return (
    <TextField
      type="number"
      label={t('fields.limit')}
      value={value}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => onChange(Number(target.value))}
      slotProps={{ htmlInput: { min: 1, max: most } }}
      sx={{ maxWidth: 240 }}
    />
  )
}
