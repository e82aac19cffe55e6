import TextField from '@mui/material/TextField'
import { CODE_DIGITS } from '@vitrina/contract/auth.rules'

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  /** All digits are there: by hand, by paste, or by the phone's own hint. */
  onComplete?: (code: string) => void
  error: string | undefined
  autoFocus?: boolean
}

/** Whatever is pasted, its digits are the code. */
export function CodeField({ label, value, onChange, onComplete, error, autoFocus = true }: Props) {
  const type = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, CODE_DIGITS)
    onChange(code)
    if (code.length === CODE_DIGITS && code !== value) onComplete?.(code)
  }
  return (
    <TextField
      name="code"
      value={value}
      onChange={(event) => type(event.target.value)}
      label={label}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      error={Boolean(error)}
      helperText={error}
      slotProps={{
        formHelperText: { ...(error && { role: 'alert' }) },
        htmlInput: {
          inputMode: 'numeric',
          // The wide spacing is for reading it over the phone; the name of the field keeps its own.
          style: { fontSize: 20, letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  )
}
