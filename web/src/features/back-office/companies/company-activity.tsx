import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { MIN_STOP_REASON } from '@vitrina/contract/back-office/company-desk'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type ShownCompany, useSetActive } from './company-desk.api.ts'

/** Stops the work with an approved company for a reason its people read, or resumes it. */
export function CompanyActivity({ company: { id, version, state, name } }: { company: ShownCompany }) {
  const { t } = useTranslation('company-desk')
  const save = useSetActive(id)
  const [isStopping, setIsStopping] = useState(false)
  if (state !== 'approved' && state !== 'inactive') return null
  const isActive = state === 'approved'
  const resume = () =>
    askConfirm({
      title: t('activity.resumeTitle', { name }),
      confirm: t('activity.resume'),
      run: () => save.mutateAsync({ version, isActive: true }),
    })
  return (
    <Section title={t('activity.title')}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t(isActive ? 'activity.works' : 'activity.stopped')}
      </Typography>
      <Button
        variant="outlined"
        color={isActive ? 'error' : 'primary'}
        loading={save.isPending}
        onClick={isActive ? () => setIsStopping(true) : resume}
      >
        {t(isActive ? 'activity.stop' : 'activity.resume')}
      </Button>
      {isStopping && <StopDialog company={{ id, version, name }} onClose={() => setIsStopping(false)} />}
    </Section>
  )
}

type StopProps = { company: Pick<ShownCompany, 'id' | 'version' | 'name'>; onClose: () => void }

function StopDialog({ company: { id, version, name }, onClose }: StopProps) {
  const { t } = useTranslation('company-desk')
  const save = useSetActive(id)
  const [reason, setReason] = useState('')
  return (
    <AppDialog isOpen isBusy={save.isPending} title={t('activity.stopTitle', { name })} onClose={onClose}>
      <DialogForm
        isDangerous
        submit={t('activity.stop')}
        isPending={save.isPending}
        isIncomplete={reason.trim().length < MIN_STOP_REASON}
        error={save.error instanceof ApiError ? save.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ version, isActive: false, reason: reason.trim() }, { onSuccess: onClose })
        }}
      >
        <TextField
          autoFocus
          required
          multiline
          minRows={2}
          label={t('activity.reason')}
          helperText={t('activity.reasonHint')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
