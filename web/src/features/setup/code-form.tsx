import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useCheckCode } from './setup.api.ts'
import { ShopExists } from './shop-exists.tsx'

export function CodeForm({ onRight, onGone }: { onRight: (code: string) => void; onGone: () => void }) {
  const { t } = useTranslation('setup')
  const check = useCheckCode()
  const [code, setCode] = useState('')
  const { error } = check
  const refused = error instanceof ApiError ? error : null
  if (refused?.code === 'route.not-found') return <ShopExists onOpen={onGone} />
  const isWrong = refused?.code === 'auth.wrong-code'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.trim() !== '') check.mutate(code, { onSuccess: () => onRight(code) })
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: 420, justifyItems: 'start' }}>
      <TextField
        fullWidth
        autoFocus
        required
        label={t('code.label')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isWrong}
        helperText={isWrong ? refused.message : t('code.hint')}
        slotProps={{
          formHelperText: { ...(isWrong && { role: 'alert' }) },
          htmlInput: { maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
        }}
      />
      {error && !isWrong && <Alert severity="error">{error.message}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={check.isPending}>
        {t('code.submit')}
      </Button>
    </Box>
  )
}
