import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { changesOf, draftOf, type LineDraft, needsReason } from './change-draft.rules.ts'
import { useDeskStep } from './desk.api.ts'

type Props = { order: Order; items: readonly OrderItem[]; onClose: () => void }

/** Changes amounts and open prices; a zero removes the line. */
export function ChangeDialog({ order, items, onClose }: Props) {
  const { t } = useTranslation('desk')
  const [drafts, setDrafts] = useState(() => items.map(draftOf))
  const [reason, setReason] = useState('')
  const step = useDeskStep(order.id)
  const { changes, hasWrong } = changesOf(items, drafts)
  const isReasonRequired = needsReason(items, changes)
  const edit = (id: number, changed: Partial<LineDraft>) =>
    setDrafts((before) => before.map((draft) => (draft.id === id ? { ...draft, ...changed } : draft)))
  return (
    <AppDialog isOpen maxWidth="md" isBusy={step.isPending} title={t('change.title', { number: order.number })} onClose={onClose}>
      <DialogForm
        submit={t('change.submit', { count: changes.length })}
        isPending={step.isPending}
        isIncomplete={hasWrong || changes.length === 0 || (isReasonRequired && reason.trim() === '')}
        error={step.error instanceof ApiError ? step.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          step.mutate({ action: 'change', body: { version: order.version, items: changes, reason: reason.trim() } }, { onSuccess: onClose })
        }}
      >
        <Typography color="textSecondary">{t('change.text')}</Typography>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            maxHeight: '50vh',
            overflowY: 'auto',
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {drafts.map((draft, place) => {
            const item = items[place]
            return item && <LineFields key={draft.id} item={item} draft={draft} onEdit={(changed) => edit(draft.id, changed)} />
          })}
        </Box>
        <TextField
          label={t('change.reason')}
          required={isReasonRequired}
          helperText={isReasonRequired ? t('change.reasonForPrice') : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}

function LineFields({ item, draft, onEdit }: { item: OrderItem; draft: LineDraft; onEdit: (changed: Partial<LineDraft>) => void }) {
  const { t } = useTranslation('desk')
  const { hasWrong } = changesOf([item], [draft])
  return (
    <Box component="li" sx={{ py: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {item.name}
        <Typography variant="body2" color="textSecondary">
          {item.article}
        </Typography>
      </Box>
      <TextField
        size="small"
        label={t('change.amount', { unit: item.unit })}
        value={draft.amount}
        error={hasWrong}
        onChange={({ target }) => onEdit({ amount: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('change.amountOf', { name: item.name }) } }}
        sx={{ width: 120 }}
      />
      <TextField
        size="small"
        label={t('change.price')}
        value={draft.price}
        disabled={item.shipped > 0}
        error={hasWrong}
        onChange={({ target }) => onEdit({ price: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('change.priceOf', { name: item.name }) } }}
        sx={{ width: 140 }}
      />
    </Box>
  )
}
