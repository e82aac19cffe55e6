import TextField from '@mui/material/TextField'
import type { Order } from '@vitrina/contract/orders/orders'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDeskStep } from '../orders/desk.api.ts'

type Props = { order: Order; shipmentId: number; onClose: () => void }

/** Goods are handed to anyone with the code; the receiver's name and identity document are recorded. */
export function IssueDialog({ order, shipmentId, onClose }: Props) {
  const { t } = useTranslation('desk')
  const [code, setCode] = useState('')
  const [collectedBy, setCollectedBy] = useState('')
  const [powerOfAttorney, setPowerOfAttorney] = useState('')
  const step = useDeskStep(order.id)
  const number = order.shipments.find(({ id }) => id === shipmentId)?.number ?? ''
  return (
    <AppDialog isOpen isBusy={step.isPending} title={t('issue.title', { number })} onClose={onClose}>
      <DialogForm
        submit={t('issue.submit')}
        isPending={step.isPending}
        isIncomplete={!/^\d{6}$/.test(code)}
        error={step.error instanceof ApiError ? step.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          step.mutate(
            { action: 'issue', body: { version: order.version, shipmentId, code, collectedBy, powerOfAttorney } },
            { onSuccess: onClose },
          )
        }}
      >
        <TextField
          autoFocus
          label={t('issue.code')}
          value={code}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <TextField
          label={t('issue.collectedBy')}
          value={collectedBy}
          onChange={({ target }) => setCollectedBy(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          label={t('issue.powerOfAttorney')}
          value={powerOfAttorney}
          onChange={({ target }) => setPowerOfAttorney(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
