import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { mdiClipboardCheckOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { deskQueues } from '@vitrina/contract/orders/order-desk'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { deskQuery } from './desk.api.ts'
import { type DeskParams, deskAddress, isDeskFiltered, noDeskFilters, readDeskParams } from './desk.params.ts'
import { DeskFilters } from './desk-filters.tsx'
import { DeskList } from './desk-list.tsx'
import { BulkBar } from './queue/bulk-bar.tsx'
import { BulkReport } from './queue/bulk-report.tsx'
import { ColleagueTable } from './queue/colleague-table.tsx'
import { type BulkAction, type ReportLine, type SeenOrder, useBulkAction, useMatchingOrders } from './queue/queue.api.ts'
import { useQueueKeys } from './queue/use-queue-keys.ts'
import { lastOpened, useQueueSelection } from './queue/use-queue-selection.ts'

/** The order queue for staff: the longest waiting first. */
export function DeskPage() {
  const { t } = useTranslation(['desk', 'back-office'])
  const role = useUser()?.Group
  const navigate = useNavigate()
  const params = readDeskParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(deskQuery(params))
  const rows = data?.items ?? []
  const selection = useQueueSelection(rows)
  const matching = useMatchingOrders(params)
  const bulk = useBulkAction()
  const [report, setReport] = useState<ReportLine[] | null>(null)
  const [isLoadShown, setLoadShown] = useState(false)
  const addressOf = (changed: Partial<DeskParams>) => deskAddress({ ...params, page: 1, ...changed })
  const state = { deskQueue: { ids: rows.map(({ id }) => id), address: deskAddress(params) } }

  const run = async (action: BulkAction, orders: readonly SeenOrder[]) => {
    const lines = await bulk.run(action, orders)
    const isFine = lines.every(({ result }) => result === 'done' || result === 'already')
    if (isFine) showMessage({ text: t(`bulk.fine.${action.kind}`, { count: lines.length }), kind: 'success' })
    else setReport(lines)
    selection.clear()
  }
  const selectAll = () =>
    matching.mutate(undefined, {
      onSuccess: ({ items, isCut }) => {
        selection.replace(items)
        if (isCut) showMessage({ text: t('bulk.cut', { count: items.length }), kind: 'info' })
      },
    })
  const focusRow = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-order="${id}"]`)?.focus()
  useQueueKeys({
    move: (by) => focusRow(selection.move(by)),
    open: () => {
      if (!selection.active) return
      lastOpened.set(selection.active.id)
      void navigate({ href: deskPaths.order(selection.active.id), state })
    },
    select: (isRange) => selection.active && selection.toggle(selection.active.id, isRange),
    confirm: () => {
      const orders = selection.selected.length > 0 ? selection.selected : selection.active ? [selection.active] : []
      if (orders.length === 0 || bulk.progress || matching.isPending || !may(role, 'orders')) return
      // The hand goes on to the next: the confirmed one leaves the queue.
      if (selection.selected.length === 0) focusRow(selection.move(1))
      void run({ kind: 'confirm' }, orders)
    },
    clear: selection.clear,
  })

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t('queue.title')}
      nav={<BackOfficeNav open="orders" />}
      isTight
      actions={
        <>
          {data && (
            <Typography variant="body2" color="textSecondary" role="status">
              {t('queue.found', { count: data.meta.totalCount })}
            </Typography>
          )}
          {may(role, 'orders') && may(role, 'customers') && (
            <Button size="small" variant="outlined" component={Anchor} href={deskPaths.newOrder}>
              {t('phone.title')}
            </Button>
          )}
          {may(role, 'orders') && (
            <Button size="small" onClick={() => setLoadShown(true)}>
              {t('colleagues.title')}
            </Button>
          )}
        </>
      }
    >
      <QueueTabs
        label={t('queue.label')}
        chosen={params.queue}
        isDense
        queues={deskQueues.map((queue) => ({
          key: queue,
          title: t(`queues.${queue}`),
          address: addressOf({ queue }),
          count: data?.counts[queue],
        }))}
      />
      <DeskFilters params={params} addressOf={addressOf} />
      {!data && <Skeleton variant="rounded" height={420} role="status" aria-label={t('queue.loading')} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }} onClickCapture={rememberOpened}>
          {rows.length > 0 ? (
            <DeskList orders={rows} now={dataUpdatedAt} selection={selection} state={state} />
          ) : (
            <Nothing params={params} />
          )}
          {selection.selected.length > 0 && (
            <BulkBar
              orders={selection.selected}
              total={data.meta.totalCount}
              progress={bulk.progress}
              onRun={(action) => void run(action, selection.selected)}
              isSelectingAll={matching.isPending}
              onSelectAll={selectAll}
              onClear={selection.clear}
            />
          )}
          <ListPages
            label={t('back-office:pages')}
            page={params.page}
            count={data.meta.pageCount}
            addressOf={(page) => addressOf({ page })}
          />
        </Box>
      )}
      {report && <BulkReport lines={report} onClose={() => setReport(null)} />}
      {isLoadShown && (
        <AppDialog isOpen maxWidth="md" title={t('colleagues.title')} onClose={() => setLoadShown(false)}>
          <ColleagueTable />
        </AppDialog>
      )}
    </Page>
  )
}

/** A link of a row opens the order itself; its row is where the hand is when one comes back. */
const rememberOpened = ({ target }: { target: EventTarget }) => {
  const row = target instanceof HTMLElement && target.closest('a') ? target.closest<HTMLElement>('[data-order]') : null
  if (row) lastOpened.set(Number(row.dataset.order))
}

function Nothing({ params }: { params: DeskParams }) {
  const { t } = useTranslation('desk')
  const why = isDeskFiltered(params) ? 'filtered' : 'none'
  const texts = { title: t(`queue.empty.${why}.title`), text: t(`queue.empty.${why}.text`), action: t(`queue.empty.${why}.action`) }
  const rest = why === 'filtered' ? { ...params, ...noDeskFilters, page: 1 } : readDeskParams({})
  return <ListEmpty icon={mdiClipboardCheckOutline} texts={texts} href={deskAddress(rest)} />
}
