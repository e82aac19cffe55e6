import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { OrderFacts } from '#parts/order/order-facts.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { StateChips } from '#parts/order/state-chips.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView, PageNotFound } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { CompanyDebt } from '../company-debt.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { DeskActions } from './desk-actions.tsx'
import { useQueueWalk } from './queue/queue-walk.tsx'
import { deskOrderQuery } from './desk.api.ts'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskReturns } from '../returns/desk-returns.tsx'
import { DeskShipments } from '../fulfilment/desk-shipments.tsx'
import { DeskTimeline } from './desk-timeline.tsx'
import { DeskLines } from './desk-lines.tsx'
import { DeskTransfers } from '../fulfilment/desk-transfers.tsx'
import { DeskDocuments } from './desk-documents.tsx'
import { DeskPayments } from './desk-payments.tsx'
import { decisionQuery } from './order-change.api.ts'
import { OrderDangers } from './order-dangers.tsx'
import { OrderEditor } from './order-editor.tsx'

export function OrderDeskPage({ id }: { id: string }) {
  return /^\d{1,9}$/.test(id) ? <OrderDesk key={id} id={Number(id)} /> : <PageNotFound />
}

function OrderDesk({ id }: { id: number }) {
  const { t } = useTranslation(['desk', 'orders'])
  const role = useUser()?.Group
  const { data, error, refetch } = useQuery(deskOrderQuery(id))
  const { backTo } = useQueueWalk(id)
  const { data: decision } = useQuery(decisionQuery(id))
  const isEdited = useHistoryState('openedDeskTool')?.kind === 'change'
  const { close } = useHistoryStateSwitch()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page nav={<BackOfficeNav open="orders" />}>
        <Skeleton variant="rounded" height={560} role="status" aria-label={t('order.loading')} />
      </Page>
    )
  const { order, items, events, payments, documents, transfers, warehouses, debt } = data
  return (
    <Page
      title={t('order.title', { number: order.number })}
      above={
        <>
          <BackOfficeNav open="orders" />
          <Link component={Anchor} href={backTo} sx={{ display: 'inline-block', mb: 2 }}>
            {t('order.back')}
          </Link>
        </>
      }
      actions={
        <>
          <StateChips order={order} />
          {may(role, 'orders') && may(role, 'customers') && (
            <Button component={Anchor} href={`${deskPaths.newOrder}?from=${order.id}`}>
              {t('order.duplicate')}
            </Button>
          )}
        </>
      }
    >
      {debt && order.creditGrade !== 'none' && (
        <Alert severity={order.creditGrade === 'warn' ? 'info' : 'warning'} sx={{ mb: 3 }}>
          {t(`credit.${order.creditGrade}`)}
          <CompanyDebt debt={debt} />
        </Alert>
      )}
      {order.refusal && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('order.refusal', { reason: order.refusal })}
        </Alert>
      )}
      {order.state === 'submitted' && items.some(({ price, amount, cancelled }) => price === null && amount > cancelled) && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('order.unpriced')}
        </Alert>
      )}
      {decision && <OrderDangers dangers={decision.dangers} items={items} />}
      {isEdited && order.deskActions.includes('change') ? (
        <OrderEditor order={order} items={items} decision={decision} onClose={() => close('openedDeskTool')} />
      ) : (
        <>
          <DeskActions order={order} />
          <Box
            sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' } }}
          >
            <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
              <DeskLines key={order.version} order={order} items={items} warehouses={warehouses} decision={decision} />
              <DeskTransfers order={order} transfers={transfers} />
              <DeskShipments order={order} />
              <DeskDocuments documents={documents} />
              <DeskReturns order={order} items={items} />
              <DeskTimeline order={order} events={events} />
            </Box>
            <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
              <CustomerPanel order={order} debt={order.creditGrade === 'none' ? debt : null} lastOrders={decision?.lastOrders ?? []} />
              <OrderFacts order={order} addressOf={deskPaths.order} {...(may(role, 'quotes') && { quoteAddressOf: deskPaths.quote })} />
              {may(role, 'payments') && <DeskPayments order={order} payments={payments} />}
            </Box>
          </Box>
        </>
      )}
      <DeskDialogs order={order} items={items} warehouses={warehouses} />
    </Page>
  )
}
