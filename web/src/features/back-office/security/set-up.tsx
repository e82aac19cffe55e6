import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { CodeForm } from './code-form.tsx'
import { useBegin, useConfirm } from './two-factor.api.ts'

/** The password first: an unattended screen must not get a second step of a stranger's. */
export function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('two-factor')
  const begin = useBegin()
  const [password, setPassword] = useState('')
  if (begin.data) return <Scan {...begin.data} onCodes={onCodes} />
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      sx={{ p: 4, display: 'grid', gap: 4, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (password) begin.mutate(password)
      }}
    >
      <Typography>{t('setUp.why')}</Typography>
      <TextField
        type="password"
        autoComplete="current-password"
        label={t('setUp.password')}
        value={password}
        error={begin.error !== null}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ width: 'min(100%, 360px)' }}
      />
      {begin.error && <Alert severity="error">{begin.error.message}</Alert>}
      <Button type="submit" variant="contained" loading={begin.isPending} disabled={password === ''}>
        {t('setUp.begin')}
      </Button>
    </Paper>
  )
}

type ScanProps = { secret: string; uri: string; onCodes: (codes: readonly string[]) => void }

function Scan({ secret, uri, onCodes }: ScanProps) {
  const { t } = useTranslation('two-factor')
  const confirm = useConfirm()
  return (
    <Paper variant="outlined" sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Typography>{t('setUp.scan')}</Typography>
      <QrCode text={uri} label={t('setUp.qr')} />
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('setUp.secret')}
        </Typography>
        <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Typography>
      </Box>
      <Typography>{t('setUp.first')}</Typography>
      <CodeForm
        submit={t('setUp.confirm')}
        isPending={confirm.isPending}
        error={confirm.error}
        onSubmit={(code) => confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
      />
    </Paper>
  )
}
