import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Order } from '@vitrina/contract/orders/orders'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type DeskStep, useDeskStep } from './desk.api.ts'

type Kind = 'decline' | 'release' | 'releaseGoods' | 'cancel' | 'refuseCancel' | 'rejectReserve' | 'releaseReserve' | 'takeBack'
type Props = {
  kind: Kind
  order: Order
  /** The shipment waiting for pickup. */
  shipmentId: number
  onClose: () => void
}

function stepOf(kind: Kind, body: { version: number; reason: string }, shipmentId: number): DeskStep {
  if (kind === 'takeBack') return { action: kind, body: { ...body, shipmentId } }
  if (kind === 'cancel' || kind === 'refuseCancel') return { action: 'cancel', body: { ...body, isAgreed: kind === 'cancel' } }
  return { action: kind, body }
}

/** Asks for a reason first; the buyer sees the reason of a refusal. */
export function ReasonDialog({ kind, order, shipmentId, onClose }: Props) {
  const { t } = useTranslation('desk')
  const [reason, setReason] = useState('')
  const step = useDeskStep(order.id)
  const isDangerous = kind !== 'release' && kind !== 'releaseGoods' && kind !== 'refuseCancel'
  return (
    <AppDialog isOpen isBusy={step.isPending} title={t(`reasons.${kind}.title`, { number: order.number })} onClose={onClose}>
      <DialogForm
        isDangerous={isDangerous}
        submit={t(`reasons.${kind}.submit`)}
        isPending={step.isPending}
        isIncomplete={(kind === 'decline' && reason.trim() === '') || (kind === 'releaseGoods' && reason.trim().length < 3)}
        error={step.error instanceof ApiError ? step.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          step.mutate(stepOf(kind, { version: order.version, reason: reason.trim() }, shipmentId), { onSuccess: onClose })
        }}
      >
        <Typography color="textSecondary">{t(`reasons.${kind}.text`)}</Typography>
        <TextField
          autoFocus
          multiline
          minRows={2}
          maxRows={6}
          label={t('reasons.label')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
