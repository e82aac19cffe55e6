import TextField from '@mui/material/TextField'
import type { Customer } from '@vitrina/contract/back-office/back-office'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useReject } from './back-office.api.ts'

const MIN_REASON = 3

/** Why a company is refused; its owner gets this text by e-mail. */
export function RejectDialog({ customers }: { customers: readonly Customer[] }) {
  const opened = useHistoryState('openedRejection')
  const customer = customers.find(({ id }) => id === opened)
  const { close } = useHistoryStateSwitch()
  return customer ? <Rejection key={customer.id} customer={customer} onClose={() => close('openedRejection')} /> : null
}

function Rejection({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation('back-office')
  const [reason, setReason] = useState('')
  const reject = useReject()
  return (
    <AppDialog isOpen title={t('rejection.title', { name: customer.name })} onClose={onClose} isBusy={reject.isPending}>
      <DialogForm
        submit={t('rejection.submit')}
        isPending={reject.isPending}
        isIncomplete={reason.trim().length < MIN_REASON}
        onSubmit={(event) => {
          event.preventDefault()
          reject.mutate({ id: customer.id, reason }, { onSuccess: onClose })
        }}
      >
        <TextField
          autoFocus
          multiline
          minRows={3}
          label={t('rejection.reason')}
          helperText={t('rejection.hint')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
