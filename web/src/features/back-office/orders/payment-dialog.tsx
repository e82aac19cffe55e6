import { sellerToday } from '#lib/dates.ts'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Order } from '@vitrina/contract/orders/orders'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useMarkPaid } from './desk.api.ts'
import { readMoney } from '#lib/read-money.rules.ts'

const methods = ['transfer', 'cash'] as const

/** Records a payment made by transfer or in cash. */
export function PaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const [sum, setSum] = useState(String(Math.max(0, Math.round((order.total - order.paidSum) * 100) / 100)).replace('.', ','))
  const [method, setMethod] = useState<(typeof methods)[number]>('transfer')
  const [receivedOn, setReceivedOn] = useState(sellerToday)
  const [bankDocument, setBankDocument] = useState('')
  const pay = useMarkPaid(order.id)
  const parsedSum = readMoney(sum)
  return (
    <AppDialog isOpen isBusy={pay.isPending} title={t('payment.title', { number: order.number })} onClose={onClose}>
      <DialogForm
        submit={t('payment.submit')}
        isPending={pay.isPending}
        isIncomplete={parsedSum === null || receivedOn === ''}
        error={pay.error instanceof ApiError ? pay.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (parsedSum !== null) pay.mutate({ sum: parsedSum, method, receivedOn, bankDocument }, { onSuccess: onClose })
        }}
      >
        <TextField
          autoFocus
          label={t('payment.sum')}
          value={sum}
          error={parsedSum === null}
          onChange={({ target }) => setSum(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          select
          label={t('payment.method')}
          value={method}
          onChange={({ target }) => setMethod(methods.find((one) => one === target.value) ?? 'transfer')}
        >
          {methods.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`payment.methods.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <DateField label={t('payment.receivedOn')} value={receivedOn} onChange={setReceivedOn} />
        <TextField
          label={t('payment.bankDocument')}
          value={bankDocument}
          onChange={({ target }) => setBankDocument(target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
