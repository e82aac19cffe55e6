import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useViewEvent } from '#parts/analytics/use-view-event.ts'
import { type PayDialogType, RowDialogs } from '#parts/order/row-dialogs.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { DeliveriesBlock } from './deliveries-block.tsx'
import { DraftsBlock } from './drafts-block.tsx'
import { FiguresStrip } from './figures-strip.tsx'
import { FrequentProducts } from './frequent-products.tsx'
import { NewestOrders, WaitingOrders } from './order-blocks.tsx'
import { PasteBox } from './paste-box.tsx'
import { StartBlock } from './start-block.tsx'
import { workbenchQuery } from './workbench.api.ts'
import { workbenchAreas } from './workbench.layout.ts'
import { WorkbenchSkeleton } from './workbench-skeleton.tsx'

/** The home page of a buyer: what waits for them, and the ways to order most used. */
export function WorkbenchPage({ PayDialog }: { PayDialog: PayDialogType }) {
  const { t } = useTranslation('workbench')
  const { data, error, refetch } = useQuery(workbenchQuery)
  useViewEvent(data ? { type: 'HOME_PAGE_VIEW', data: {} } : null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page title={t('title')}>
        <WorkbenchSkeleton />
      </Page>
    )
  const isNew = data.newest?.length === 0
  return (
    <Page title={t('title')}>
      <FiguresStrip figures={data.figures} hasCart={data.carts !== null} />
      <Box sx={workbenchAreas}>
        <PasteBox />
        <Box sx={{ gridArea: 'main', display: 'grid', gap: 4, minWidth: 0 }}>
          {data.waiting && data.waiting.length > 0 && <WaitingOrders orders={data.waiting} hasMore={data.hasMoreWaiting} />}
          {isNew && <StartBlock />}
          {data.newest && <NewestOrders orders={data.newest} waiting={data.waiting ?? []} />}
          {!isNew && <FrequentProducts />}
        </Box>
        <Box sx={{ gridArea: 'aside', display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
          {data.deliveries && <DeliveriesBlock deliveries={data.deliveries} />}
          <DraftsBlock carts={data.carts} specifications={data.specifications} offers={data.offers} />
        </Box>
      </Box>
      <RowDialogs PayDialog={PayDialog} />
    </Page>
  )
}
