import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { usePaidBack, type WholePayment } from './payments.api.ts'

/** Marks a refund as paid by the accountant. */
export function PaidBackDialog({ payment: { id, sum, company }, onClose }: { payment: WholePayment; onClose: () => void }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const paidBack = usePaidBack(id)
  const [bankDocument, setBankDocument] = useState('')
  return (
    <AppDialog isOpen isBusy={paidBack.isPending} title={t('paidBack.title', { sum: money(sum) })} onClose={onClose}>
      <DialogForm
        submit={t('paidBack.submit')}
        isPending={paidBack.isPending}
        error={paidBack.error instanceof ApiError ? paidBack.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          paidBack.mutate({ bankDocument: bankDocument.trim() }, { onSuccess: onClose })
        }}
      >
        <Typography color="textSecondary">{t('paidBack.text', { company: company.name })}</Typography>
        <TextField
          autoFocus
          label={t('record.bankDocument')}
          value={bankDocument}
          onChange={({ target }) => setBankDocument(target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
