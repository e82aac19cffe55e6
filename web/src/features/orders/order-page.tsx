import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { mdiChevronLeft } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@vitrina/contract/orders/orders'
import type { ComponentType } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { OrderFacts } from '#parts/order/order-facts.tsx'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { useIsPrinting } from '#ui/use-is-printing.ts'
import { NoCompany, NoGuests } from './no-company.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMissing } from './order-missing.tsx'
import { OrderDocumentList } from './order-document-list.tsx'
import { OrderTools } from './order-tools.tsx'
import { itemsQuery, orderQuery } from './orders.api.ts'
import { PlacedNote } from './placed-note.tsx'
import { ReturnsSection } from './returns/returns-section.tsx'
import { ShipmentsSection } from './shipments-section.tsx'
import { TimelineSection } from './timeline-section.tsx'

type OrderTab = 'documents' | 'items'
/** Belongs to another feature; `app/` passes it in. */
type PayDialogType = ComponentType<{ documentId: number; onClose: () => void }>
type Props = { id: string; tab: OrderTab; PayDialog: PayDialogType }

/** an order with its documents and its lines, each at its own address. */
export function OrderPage({ id, tab, PayDialog }: Props) {
  const user = useUser()
  if (!user) return <NoGuests />
  if (user.companyName === null) return <NoCompany />
  if (!/^[1-9]\d{0,9}$/.test(id)) return <OrderMissing />
  return <OrderOf key={id} id={Number(id)} tab={tab} PayDialog={PayDialog} />
}

const Back = () => {
  const { t } = useTranslation('orders')
  return (
    <Link component={Anchor} href={paths.orders} variant="body2" sx={{ display: 'inline-flex', alignItems: 'center', mb: 2, py: 1 }}>
      <Icon path={mdiChevronLeft} fontSize="small" />
      {t('title')}
    </Link>
  )
}

function OrderOf({ id, tab, PayDialog }: Omit<Props, 'id'> & { id: number }) {
  const { t } = useTranslation('orders')
  const isOpen = useIsOpen()
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  const paying = useHistoryState('openedPayment')
  const { close } = useHistoryStateSwitch()
  if (error instanceof ApiError && error.code === 'order.not-found') return <OrderMissing />
  if (!order && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!order)
    return (
      <Page above={<Back />}>
        <OrderSkeleton />
      </Page>
    )
  return (
    <Page title={t('order.title', { number: order.number })} above={<Back />}>
      <PlacedNote />
      <OrderHead order={order} />
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <OrderTabs order={order} tab={tab} />
          <ShipmentsSection shipments={order.shipments} />
          <ReturnsSection order={order} />
          <TimelineSection order={order} />
        </Box>
        <OrderFacts order={order} addressOf={paths.order} quoteAddressOf={isOpen(paths.quotes) ? paths.quote : undefined} />
      </Box>
      <OrderTools order={order} />
      {paying !== undefined && <PayDialog documentId={paying} onClose={() => close('openedPayment')} />}
    </Page>
  )
}

/** P-04, P-05: a tab the seller hides is absent; while there are no documents an order opens on its lines. */
function OrderTabs({ order, tab: requestedTab }: { order: Order; tab: OrderTab }) {
  const { t } = useTranslation('orders')
  const isOpen = useIsOpen()
  const areShown = isOpen(paths.documents)
  const hasItems = isOpen(paths.orderItems(order.id))
  const hasDocuments = areShown && (order.hasDocuments || !hasItems)
  const tab = requestedTab === 'documents' && !hasDocuments ? 'items' : requestedTab
  if (tab === 'items' && !hasItems) return null
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs value={tab} aria-label={t('tabs.label')} sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        {hasDocuments && (
          <Tab
            value="documents"
            id="tab-documents"
            aria-controls="order-tab"
            label={t('tabs.documents')}
            component={Anchor}
            href={paths.order(order.id)}
          />
        )}
        {hasItems && (
          <Tab
            value="items"
            id="tab-items"
            aria-controls="order-tab"
            label={t('tabs.items', { count: order.lineCount })}
            component={Anchor}
            href={paths.orderItems(order.id)}
          />
        )}
      </Tabs>
      <div id="order-tab" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'items' ? <OrderItems id={order.id} /> : <OrderDocumentList order={order} />}
      </div>
      {areShown && !hasDocuments && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {t(order.state === 'submitted' ? 'documents.soon' : 'documents.none')}
        </Typography>
      )}
      {tab !== 'items' && hasItems && <PrintedItems id={order.id} />}
    </Box>
  )
}

/** O-18: a printed order includes its lines, whichever tab is open; fetched with the order, as printing does not wait. */
function PrintedItems({ id }: { id: number }) {
  useQuery(itemsQuery(id))
  return useIsPrinting() ? <OrderItems id={id} /> : null
}

function OrderSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="text" width={260} height={32} />
      <Skeleton variant="rounded" height={44} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Box>
  )
}
