import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { profileQuery } from '../account.api.ts'
import { CodeForm } from '../code-form.tsx'
import { AccountDeleted } from './account-deleted.tsx'
import { useRequestDeletionCode, useDeleteUser } from './privacy.api.ts'

const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : undefined

/** what will be deleted, then the owner's confirmation, then the act. */
export function DeletionDialog({ reason }: { reason: 'request' | 'withdrawal' }) {
  const { t } = useTranslation('account')
  const { close } = useHistoryStateSwitch()
  const { data: profile } = useQuery(profileQuery)
  const [password, setPassword] = useState('')
  const [byCode, setByCode] = useState<{ message: string; resendFrom: number } | null>(null)
  const ask = useRequestDeletionCode()
  const remove = useDeleteUser()
  const dismiss = () => close('openedAccountTool')
  const askCode = () =>
    ask.mutate(undefined, { onSuccess: ({ message, retryAfter }) => setByCode({ message, resendFrom: Date.now() + retryAfter * 1000 }) })

  if (remove.data) return <AccountDeleted act={remove.data.act} />
  const refusal = refusalOf(remove.error)
  return (
    <AppDialog isOpen isBusy={remove.isPending} title={t(`deletion.${reason}`)} onClose={dismiss}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {reason === 'withdrawal' && <Typography>{t('deletion.noAccount')}</Typography>}
        <Typography>{t('deletion.warning')}</Typography>
        <Alert severity="warning">{t('deletion.forGood')}</Alert>
      </Box>
      {!profile && <PageLoader />}
      {profile && byCode && (
        <CodeForm
          message={byCode.message}
          resendFrom={byCode.resendFrom}
          submit={t('deletion.confirm')}
          isDangerous
          isPending={remove.isPending}
          error={refusal}
          onCode={(code) => remove.mutate({ code, reason })}
          onResend={askCode}
        />
      )}
      {profile && !byCode && profile.hasPassword && (
        <DialogForm
          onSubmit={(event) => {
            event.preventDefault()
            remove.mutate({ password, reason })
          }}
          submit={t('deletion.confirm')}
          isDangerous
          isPending={remove.isPending}
        >
          <TextField
            type="password"
            label={t('password.current')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            required
            error={Boolean(refusal)}
            helperText={refusal}
            slotProps={{
              formHelperText: { ...(refusal && { role: 'alert' }) },
              htmlInput: { maxLength: 200, autoComplete: 'current-password' },
            }}
          />
        </DialogForm>
      )}
      {profile && !byCode && (
        <Button variant={profile.hasPassword ? 'text' : 'contained'} loading={ask.isPending} onClick={askCode} sx={{ mt: 3 }}>
          {t('deletion.byCode')}
        </Button>
      )}
    </AppDialog>
  )
}
