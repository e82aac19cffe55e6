import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { twoFactorApi } from '@vitrina/contract/auth/two-factor'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState } from '#lib/history-state.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

type Step = { challenge: string; rememberMe: boolean; back: string }

function useSecondStep({ challenge, rememberMe, back }: Step) {
  const { t } = useTranslation('two-factor')
  const completeSignIn = useCompleteSignIn()
  return useMutation({
    mutationFn: (code: string) => call(twoFactorApi.signIn, { body: { challenge, code } }),
    onSuccess: async ({ authToken, identityCookie, recoveryCodesLeft }) => {
      await completeSignIn({ token: authToken, identityCookie, rememberMe, to: back })
      if (recoveryCodesLeft !== undefined) showMessage({ text: t('step.codesLeft', { count: recoveryCodesLeft }) })
    },
  })
}

/** After any first step: password, code by letter or message, bank. A page opened anew has no sign-in under way. */
export function SecondStepPage() {
  const step = useHistoryState('secondStep')
  return step ? <SecondStep step={step} /> : <Expired />
}

function Expired() {
  const { t } = useTranslation('two-factor')
  const openAuth = useOpenAuth()
  return (
    <Page title={t('step.title')} width={520}>
      <Typography sx={{ mb: 4 }}>{t('step.expired')}</Typography>
      <Button variant="contained" onClick={() => openAuth('signin')}>
        {t('step.again')}
      </Button>
    </Page>
  )
}

function SecondStep({ step }: { step: Step }) {
  const { t } = useTranslation('two-factor')
  const secondStep = useSecondStep(step)
  const openAuth = useOpenAuth()
  const [code, setCode] = useState('')
  const { error } = secondStep
  const isOver = error instanceof ApiError && error.code === 'auth.dead-challenge'
  return (
    <Page title={t('step.title')} width={520}>
      <Paper
        component="form"
        variant="outlined"
        noValidate
        sx={{ p: 4, display: 'grid', gap: 4 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim()) secondStep.mutate(code)
        }}
      >
        <Typography>{t('step.text')}</Typography>
        <TextField
          autoFocus
          label={t('step.code')}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            secondStep.reset()
          }}
          error={error !== null}
          helperText={t('step.hint')}
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', maxLength: 40, spellCheck: false, autoCapitalize: 'off' } }}
        />
        {error && <Alert severity="error">{error.message}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button type="submit" variant="contained" size="large" loading={secondStep.isPending} disabled={code.trim() === '' || isOver}>
            {t('step.submit')}
          </Button>
          {isOver && (
            <Button variant="outlined" size="large" onClick={() => openAuth('signin')}>
              {t('step.again')}
            </Button>
          )}
        </Box>
      </Paper>
    </Page>
  )
}
