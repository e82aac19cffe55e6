import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { MOST_PRINTED } from '@vitrina/contract/orders/desk-queue.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { showMessage } from '#ui/messages.ts'
import { saveLink } from '#ui/save-link.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { addressOf } from '../../printing/printing.api.ts'
import { openPrintTab } from '../../printing/print-tab.ts'
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
  const navigate = useNavigate()
  const file = useOrderFile()
  const isBusy = progress !== null || isSelectingAll || file.isPending
  const take = (format: 'pdf' | 'xlsx') => {
    const tab = format === 'pdf' ? openPrintTab() : null
    file.mutate(
      { ids: orders.map(({ id }) => id), format },
      {
        onSuccess: ({ missing, ...made }) => {
          if (missing.length > 0) showMessage({ text: t('bulk.missing', { count: missing.length, most: MOST_PRINTED }), kind: 'error' })
          if (tab?.show(addressOf(made))) return
          if (made.path) saveLink(made.path)
          // Where no tab may open, the page gives way to the one that shows the papers being made.
          else void navigate({ href: addressOf(made) })
        },
        onError: () => tab?.close(),
      },
    )
  }
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
