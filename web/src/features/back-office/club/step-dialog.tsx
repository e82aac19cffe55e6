import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RewardStep } from '@vitrina/contract/club/club.rules'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type ShownDeskOrder, useStep } from './club-desk.api.ts'

type Props = { order: ShownDeskOrder; step: RewardStep; onClose: () => void }

/** The buyer reads the note: the number of a certificate, where to come, why not. */
export function StepDialog({ order, step, onClose }: Props) {
  const { t } = useTranslation('club-desk')
  const act = useStep()
  const [note, setNote] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    act.mutate({ id: order.id, step, note: note.trim() }, { onSuccess: onClose })
  }
  const explained = step === 'issue' && order.invoice ? 'issue.discount' : `${step}.text`
  return (
    <AppDialog isOpen isSmall title={t(`steps.${step}.title`, { number: order.number })} isBusy={act.isPending} onClose={onClose}>
      <DialogForm
        submit={t(`steps.${step}.button`)}
        isPending={act.isPending}
        isDangerous={step === 'cancel'}
        isIncomplete={step === 'cancel' && note.trim() === ''}
        error={act.error instanceof ApiError ? act.error.message : undefined}
        onSubmit={submit}
      >
        <Typography color="textSecondary">{t(`steps.${explained}`, { number: order.invoice?.number })}</Typography>
        <TextField
          autoFocus
          multiline
          minRows={2}
          maxRows={6}
          required={step === 'cancel'}
          label={t(step === 'cancel' ? 'steps.reason' : 'steps.note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
