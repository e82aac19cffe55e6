import TextField from '@mui/material/TextField'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { tidyLogin } from './contact.params.ts'

type Props = {
  registered: UseFormRegisterReturn
  label: string
  error: string | undefined
  hint?: string
  /** Sign-in is filled from a password manager; a code may go to any address. */
  autoComplete?: 'username' | 'email'
  onTidy: (text: string) => void
}

/** Phone and e-mail in one field; a phone is formatted when the field is left, so that no mask disturbs typing. */
export function LoginField({ registered, label, error, hint, autoComplete = 'username', onTidy }: Props) {
  return (
    <TextField
      {...registered}
      onBlur={(event) => {
        onTidy(tidyLogin(event.target.value))
        void registered.onBlur(event)
      }}
      label={label}
      autoComplete={autoComplete}
      autoFocus
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        formHelperText: { ...(error && { role: 'alert' }) },
        htmlInput: { inputMode: 'email', autoCapitalize: 'off', spellCheck: false, maxLength: 254 },
      }}
    />
  )
}
