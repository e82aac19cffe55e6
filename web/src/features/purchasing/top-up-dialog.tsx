import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { TransferReportView } from '#parts/transfer-report/transfer-report.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { cartsQuery, useTopUp } from './purchasing.api.ts'

const NEW = 'new'

type Props = {
  id: number
  /** Lines of which something is missing. */
  count: number
  /** Chosen lines; undefined: all. */
  lineIds: string[] | undefined
  onClose: () => void
}

/** Missing amounts go into a cart; then a report for each line. */
export function TopUpDialog({ id, count, lineIds, onClose }: Props) {
  const { t } = useTranslation('purchasing')
  const { data: carts } = useQuery(cartsQuery)
  const [target, setTarget] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [report, setReport] = useState<TransferReport | null>(null)
  const topUp = useTopUp(id)
  const targets = (carts?.items ?? []).toSorted((one, other) => Number(other.isActive) - Number(one.isActive))
  const to = target ?? (targets[0] ? String(targets[0].id) : NEW)
  if (report)
    return (
      <AppDialog
        isOpen
        maxWidth="md"
        title={t('topUp.report')}
        onClose={onClose}
        actions={
          <>
            <Button color="inherit" onClick={onClose}>
              {t('topUp.stay')}
            </Button>
            <Button variant="contained" component={Anchor} href={paths.cart}>
              {t('topUp.go')}
            </Button>
          </>
        }
      >
        <TransferReportView report={report} />
      </AppDialog>
    )
  return (
    <AppDialog isOpen title={t('topUp.title')} isBusy={topUp.isPending} onClose={onClose}>
      <Typography>{t('topUp.text', { count })}</Typography>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          topUp.mutate(
            { ...(lineIds && { lineIds }), ...(to === NEW ? { newCartName: name.trim() } : { cartId: Number(to) }) },
            { onSuccess: setReport },
          )
        }}
        submit={t('topUp.submit')}
        isPending={topUp.isPending}
        isIncomplete={to === NEW && name.trim() === ''}
        error={topUp.error instanceof ApiError ? topUp.error.message : undefined}
      >
        <TextField select label={t('topUp.target')} value={to} onChange={({ target: { value } }) => setTarget(value)}>
          {targets.map((cart) => (
            <MenuItem key={cart.id} value={String(cart.id)}>
              {cart.name || t('collect.unnamedCart')}
            </MenuItem>
          ))}
          <MenuItem value={NEW}>{t('topUp.newCart')}</MenuItem>
        </TextField>
        {to === NEW && (
          <TextField
            label={t('topUp.newName')}
            value={name}
            onChange={({ target: { value } }) => setName(value)}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
        )}
      </DialogForm>
    </AppDialog>
  )
}
