import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { MOST_PRINTED } from '@vitrina/contract/orders/desk-queue.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { showMessage } from '#ui/messages.ts'
import { saveLink } from '#ui/save-link.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { ColleagueTable } from './colleague-table.tsx'
import { type BulkAction, type SeenOrder, useOrderFile } from './queue.api.ts'

type Props = {
  orders: readonly SeenOrder[]
  /** Of the filter; more than are ticked can be ticked at once. */
  total: number
  progress: { done: number; total: number } | null
  /** The orders of the filter are being read: an action now would leave most of them out. */
  isSelectingAll: boolean
  onRun: (action: BulkAction) => void
  onSelectAll: () => void
  onClear: () => void
}

/** Actions on the ticked orders. */
export function BulkBar({ orders, total, progress, isSelectingAll, onRun, onSelectAll, onClear }: Props) {
  const { t } = useTranslation('desk')
  const role = useUser()?.Group
  const [isAssigning, setAssigning] = useState(false)
  const file = useOrderFile()
  const isBusy = progress !== null || isSelectingAll || file.isPending
  const take = (format: 'pdf' | 'xlsx') =>
    file.mutate(
      { ids: orders.map(({ id }) => id), format },
      {
        onSuccess: ({ path, missing }) => {
          if (missing.length > 0) showMessage({ text: t('bulk.missing', { count: missing.length, most: MOST_PRINTED }), kind: 'error' })
          // A blocked window leaves the file as a download.
          if (format === 'xlsx' || !window.open(path, '_blank')) saveLink(path)
        },
      },
    )
  const count = progress ? t('bulk.progress', progress) : t('bulk.chosen', { count: orders.length })
  return (
    <>
      <SelectionBar isAtDesk texts={{ label: t('bulk.label'), count, clear: t('bulk.clear') }} onClear={onClear}>
        {may(role, 'orders') && (
          <Button size="small" variant="contained" loading={progress !== null} disabled={isBusy} onClick={() => onRun({ kind: 'confirm' })}>
            {t('bulk.confirm')}
          </Button>
        )}
        {may(role, 'payments') && (
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => onRun({ kind: 'invoice' })}>
            {t('bulk.invoice')}
          </Button>
        )}
        {may(role, 'orders') && (
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => setAssigning(true)}>
            {t('bulk.assign')}
          </Button>
        )}
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => take('pdf')}>
          {t('bulk.print')}
        </Button>
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => take('xlsx')}>
          {t('bulk.export')}
        </Button>
        {orders.length < total && (
          <Button size="small" loading={isSelectingAll} disabled={isBusy} onClick={onSelectAll}>
            {t('bulk.all', { count: total })}
          </Button>
        )}
      </SelectionBar>
      {isAssigning && (
        <AppDialog isOpen maxWidth="md" title={t('bulk.assignTitle', { count: orders.length })} onClose={() => setAssigning(false)}>
          <Box sx={{ mb: 3 }}>{t('bulk.assignText')}</Box>
          <ColleagueTable
            onChoose={(managerId) => {
              setAssigning(false)
              onRun({ kind: 'assign', managerId })
            }}
          />
        </AppDialog>
      )}
    </>
  )
}
