import TextField from '@mui/material/TextField'
import { CODE_DIGITS } from '@vitrina/contract/auth/auth.rules'

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  /** All digits are entered: by hand, by paste, or by the phone's autofill. */
  onComplete?: (code: string) => void
  error: string | undefined
  autoFocus?: boolean
}

/** The code is the digits of any pasted text. */
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
          // Wide spacing helps to read it over the phone; the label keeps its own.
          style: { fontSize: 20, letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  )
}
