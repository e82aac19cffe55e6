import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { readMoney } from '#lib/read-money.rules.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { askConfirm } from '#ui/confirm.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useRefund, type WholePayment } from './payments.api.ts'

/** Refunds a payment, whole or in part, with a reason and a confirmation. */
export function RefundDialog({ payment, onClose }: { payment: WholePayment; onClose: () => void }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const { id, refundable, free, method, company } = payment
  const refund = useRefund(id)
  const [text, setText] = useState(refundable.toFixed(2).replace('.', ','))
  const [reason, setReason] = useState('')
  const read = readMoney(text)
  const sum = read !== null && read <= refundable ? read : null
  const isByBank = method === 'sbp' || method === 'card'
  return (
    <AppDialog isOpen isBusy={refund.isPending} title={t('refund.title', { id })} onClose={onClose}>
      <DialogForm
        isDangerous
        submit={sum === null ? t('refund.submitNone') : t('refund.submit', { sum: money(sum) })}
        isPending={refund.isPending}
        isIncomplete={sum === null || reason.trim() === ''}
        error={refund.error instanceof ApiError ? refund.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (sum === null || reason.trim() === '') return
          askConfirm({
            title: t('refund.sure', { sum: money(sum) }),
            text: t('refund.sureText', { company: company.name }),
            confirm: t('refund.confirm'),
            isDangerous: true,
            run: async () => {
              await refund.mutateAsync({ sum, reason: reason.trim() })
              onClose()
            },
          })
        }}
      >
        <Typography color="textSecondary">{t(isByBank ? 'refund.byBank' : 'refund.byHand')}</Typography>
        <TextField
          autoFocus
          label={t('refund.sum')}
          value={text}
          error={sum === null}
          helperText={t('refund.most', { sum: money(refundable) })}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } }}
        />
        <TextField
          required
          multiline
          minRows={2}
          maxRows={6}
          label={t('refund.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 210 } }}
        />
        {sum !== null && sum > free && (
          <Alert severity="warning">{t('refund.opens', { sum: money(Math.round((sum - free) * 100) / 100) })}</Alert>
        )}
      </DialogForm>
    </AppDialog>
  )
}
