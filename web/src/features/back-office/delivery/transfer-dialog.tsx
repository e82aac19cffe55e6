import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { type Delivery, type Question, type Transfer, type TransferBody, useSetTransfer } from './delivery.api.ts'
import { DraftEffect } from './draft-effect.tsx'
import { WeekdaysField, week } from './weekdays-field.tsx'

type Props = { way: Transfer | null; delivery: Delivery; question: Question | null; onClose: () => void }

/** How long goods go from one warehouse to another, and when they leave. */
export function TransferDialog({ way, delivery: { warehouses, transfers }, question, onClose }: Props) {
  const { t } = useTranslation('stock-desk')
  const save = useSetTransfer()
  const [fromId, setFromId] = useState(way?.fromId ?? null)
  const [toId, setToId] = useState(way?.toId ?? null)
  const [days, setDays] = useState(String(way?.days ?? 1))
  const [weekdays, setWeekdays] = useState<number[]>(way?.weekdays ?? [...week])
  const isNumber = /^\d{1,3}$/.test(days) && Number(days) <= 365
  const isComplete = fromId !== null && toId !== null && fromId !== toId && isNumber && weekdays.length > 0
  const body: TransferBody | null = isComplete ? { fromId, toId, days: Number(days), weekdays } : null
  const known = way === null && transfers.some((one) => one.fromId === fromId && one.toId === toId)
  const nameOf = (id: number | null) => warehouses.find((one) => one.id === id)?.name ?? ''
  const chosen = (picked: number | string | null) => (picked === null ? null : Number(picked))
  return (
    <AppDialog isOpen title={t(way ? 'transfer.change' : 'transfer.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={body === null}
        error={save.error instanceof ApiError ? (save.error.fields[0]?.message ?? save.error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (body) save.mutate(body, { onSuccess: onClose })
        }}
      >
        {way ? (
          <Typography>{t('transfer.name', { from: nameOf(fromId), to: nameOf(toId) })}</Typography>
        ) : (
          <>
            <NamedOptionField
              isRequired
              label={t('transfer.from')}
              options={warehouses}
              value={fromId}
              onChange={(id) => setFromId(chosen(id))}
            />
            <NamedOptionField
              isRequired
              label={t('transfer.to')}
              options={warehouses.filter(({ id }) => id !== fromId)}
              value={toId}
              onChange={(id) => setToId(chosen(id))}
            />
          </>
        )}
        {known && <Alert severity="info">{t('transfer.known')}</Alert>}
        <TextField
          required
          label={t('transfer.days')}
          helperText={t('transfer.daysHint')}
          value={days}
          error={!isNumber}
          onChange={({ target }) => setDays(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
        <WeekdaysField label={t('transfer.weekdays')} value={weekdays} onChange={setWeekdays} />
        <DraftEffect question={question} draft={body && { kind: 'transfer', body }} />
        {way && (
          <Button
            color="error"
            onClick={() => save.mutate({ fromId: way.fromId, toId: way.toId, days: null, weekdays: way.weekdays }, { onSuccess: onClose })}
          >
            {t('transfer.remove')}
          </Button>
        )}
      </DialogForm>
    </AppDialog>
  )
}
