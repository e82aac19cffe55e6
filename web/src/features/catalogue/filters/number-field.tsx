import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { memo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readBound, writeBound } from './range.rules.ts'

type Props = {
  /** Accessible name. */
  label: string
  value: number | undefined
  /** Shown in grey while empty. */
  placeholder?: string
  before?: string
  after?: string
  isSigned?: boolean
  onCommit: (value: number | undefined) => void
}

/** A number applied on Enter or blur; unreadable input stays and is marked. */
export const NumberField = memo(function NumberField(props: Props) {
  const { label, value, placeholder, before, after, isSigned = false, onCommit } = props
  const { t } = useTranslation('filters')
  const [draft, setDraft] = useState<string | null>(null)
  const written = writeBound(value, t('range.decimalMark'))
  const [isWrong, setWrong] = useState(false)
  const commit = () => {
    if (draft === null) return
    const read = readBound(draft, { isSigned })
    setWrong(read === 'invalid')
    if (read === 'invalid') return
    setDraft(null)
    if (read !== value) onCommit(read)
  }
  return (
    <TextField
      fullWidth
      value={draft ?? written}
      placeholder={placeholder ?? ''}
      error={isWrong}
      helperText={isWrong ? t('range.wrong') : undefined}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key !== 'Escape' || draft === null) return
        event.stopPropagation()
        setDraft(null)
        setWrong(false)
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, inputMode: 'decimal', autoComplete: 'off', maxLength: 20 },
        input: {
          sx: { fontSize: 13, px: 2, fontVariantNumeric: 'tabular-nums' },
          ...(before && { startAdornment: <InputAdornment position="start">{before}</InputAdornment> }),
          ...(after !== undefined && { endAdornment: <InputAdornment position="end">{after}</InputAdornment> }),
        },
      }}
      sx={{
        '& input': { px: 0, py: 1.5, '@media (pointer: coarse)': { py: 2.5 } },
        '& .MuiInputAdornment-root, & .MuiInputAdornment-root p': { fontSize: 13 },
        '& .MuiInputAdornment-positionStart': { mr: 1.5 },
      }}
    />
  )
})
