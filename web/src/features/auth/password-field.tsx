import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'

type Props = {
  registered: UseFormRegisterReturn
  label: string
  error: string | undefined
  hint?: string
  autoComplete?: 'current-password' | 'new-password'
  required?: boolean
}

export function PasswordField({ registered, label, error, hint, autoComplete = 'current-password', required = false }: Props) {
  const { t } = useTranslation('auth')
  const [isShown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
        onClick={() => setShown(!isShown)}
      >
        <Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} sx={{ fontSize: 20 }} />
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      {...registered}
      type={isShown ? 'text' : 'password'}
      label={label}
      autoComplete={autoComplete}
      required={required}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        input: { endAdornment: toggle },
        formHelperText: { ...(error && { role: 'alert' }) },
        htmlInput: { maxLength: 200, autoCapitalize: 'off', spellCheck: false },
      }}
    />
  )
}
