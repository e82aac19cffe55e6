import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { value: string; onChange: (reason: string) => void; isMissing: boolean; inputRef?: Ref<HTMLInputElement> }

const usual = ['count', 'damaged', 'lost', 'mistake'] as const

/** Why amounts are changed: a usual reason or one's own words; it goes to the journal with every change. */
export function ReasonField({ value, onChange, isMissing, inputRef }: Props) {
  const { t } = useTranslation('stock-desk')
  return (
    <Autocomplete<string, false, false, true>
      freeSolo
      size="small"
      options={usual.map((one) => t(`reasons.${one}`))}
      inputValue={value}
      onInputChange={(_, typed) => onChange(typed.slice(0, 200))}
      sx={{ minWidth: 240, flex: '0 1 320px' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('edit.reason')}
          error={isMissing}
          helperText={isMissing ? t('edit.reasonMissing') : undefined}
          {...(inputRef && { inputRef })}
        />
      )}
    />
  )
}
