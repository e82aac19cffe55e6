import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { MAX_REWARDS } from '@vitrina/contract/club/club.rules'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { openInvoicesQuery, type ShownReward, useOrderReward } from './club.api.ts'
import { usePoints } from './use-points.ts'

type Props = { reward: ShownReward; available: number; onClose: () => void }

/** Orders a reward: how many and where to, or the invoice a discount is for. */
export function RewardDialog({ reward: { id, name, kind, cost, worth, stock }, available, onClose }: Props) {
  const { t } = useTranslation('club')
  const points = usePoints()
  const order = useOrderReward()
  const [text, setText] = useState('1')
  const [comment, setComment] = useState('')
  const [documentId, setDocumentId] = useState('')
  const isDiscount = kind === 'discount'
  const most = Math.min(MAX_REWARDS, Math.floor(available / cost), stock ?? MAX_REWARDS)
  const amount = /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (amount === null) return
    order.mutate(
      { id, amount, comment: comment.trim(), ...(isDiscount && { documentId: Number(documentId) }) },
      {
        onSuccess: ({ number }) => {
          showMessage({ text: t('rewards.ordered', { number }), kind: 'success' })
          onClose()
        },
      },
    )
  }
  return (
    <AppDialog isOpen isSmall title={name} isBusy={order.isPending} onClose={onClose}>
      <DialogForm
        submit={t('rewards.submit', { points: points(cost * (amount ?? 1)) })}
        isPending={order.isPending}
        isIncomplete={amount === null || (isDiscount && documentId === '')}
        error={order.error instanceof ApiError ? (order.error.fields[0]?.message ?? order.error.message) : undefined}
        onSubmit={submit}
      >
        <Typography color="textSecondary">{t(isDiscount ? 'rewards.howDiscount' : 'rewards.how')}</Typography>
        {isDiscount ? (
          <InvoiceField worth={worth ?? 0} value={documentId} onChange={setDocumentId} />
        ) : (
          <TextField
            label={t('rewards.amount')}
            value={text}
            error={amount === null}
            helperText={t('rewards.most', { count: most })}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
          />
        )}
        <TextField
          label={t('rewards.comment')}
          multiline
          minRows={2}
          maxRows={6}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}

function InvoiceField({ worth, value, onChange }: { worth: number; value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation('club')
  const money = useMoney()
  const { data, error } = useQuery(openInvoicesQuery)
  const fitting = data?.items.filter(({ openSum }) => openSum >= worth) ?? []
  if (error instanceof ApiError) return <Alert severity="error">{error.message}</Alert>
  if (data && fitting.length === 0) return <Alert severity="info">{t('rewards.noInvoice', { sum: money(worth) })}</Alert>
  return (
    <TextField
      select
      required
      label={t('rewards.invoice')}
      value={value}
      disabled={!data}
      onChange={({ target }) => onChange(target.value)}
    >
      {fitting.map(({ id, number, order, openSum }) => (
        <MenuItem key={id} value={String(id)}>
          {t('rewards.invoiceOption', { number, order: order?.number ?? '', sum: money(openSum) })}
        </MenuItem>
      ))}
    </TextField>
  )
}
