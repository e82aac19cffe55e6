import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { deliveryQuery, questionOf } from './delivery.api.ts'
import { deliveryAddress, deliveryTabs, readDeliveryParams } from './delivery.params.ts'
import { PromiseCheck } from './promise-check.tsx'
import { RegionsPanel } from './regions-panel.tsx'
import { RoutesPanel } from './routes-panel.tsx'
import { TransfersPanel } from './transfers-panel.tsx'
import { WarehousesPanel } from './warehouses-panel.tsx'

/** All that a promise is made of besides the goods, and beside it what a buyer is promised by it. */
export function DeliveryPage() {
  const { t } = useTranslation('stock-desk')
  const params = readDeliveryParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch } = useQuery(deliveryQuery)
  const question = questionOf(params)
  return (
    <Page title={t('delivery.title')} nav={<BackOfficeNav open="delivery" />}>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={64} />}
      {data && (
        <Box
          sx={{ display: 'grid', gap: 5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' } }}
        >
          <Box sx={{ minWidth: 0 }}>
            <QueueTabs
              label={t('delivery.tabs.label')}
              chosen={params.show}
              queues={deliveryTabs.map((key) => ({
                key,
                title: t(`delivery.tabs.${key}`),
                address: deliveryAddress({ ...params, show: key }),
                count: undefined,
              }))}
            />
            {params.show === 'warehouses' && <WarehousesPanel delivery={data} question={question} />}
            {params.show === 'regions' && <RegionsPanel delivery={data} question={question} />}
            {params.show === 'routes' && <RoutesPanel delivery={data} question={question} />}
            {params.show === 'transfers' && <TransfersPanel delivery={data} question={question} />}
          </Box>
          <PromiseCheck params={params} delivery={data} />
        </Box>
      )}
    </Page>
  )
}
