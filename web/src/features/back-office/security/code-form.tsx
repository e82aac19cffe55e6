import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { submit: string; isPending: boolean; error: Error | null; isDangerous?: boolean; onSubmit: (code: string) => void }

/** Six digits of the authenticator and the button they are for. */
export function CodeForm({ submit, isPending, error, isDangerous = false, onSubmit }: Props) {
  const { t } = useTranslation('two-factor')
  const [code, setCode] = useState('')
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) onSubmit(code)
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          size="small"
          label={t('code')}
          value={code}
          error={error !== null}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 } }}
        />
        <Button
          type="submit"
          variant={isDangerous ? 'outlined' : 'contained'}
          color={isDangerous ? 'error' : 'primary'}
          loading={isPending}
          disabled={code.trim() === ''}
        >
          {submit}
        </Button>
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
    </Box>
  )
}
