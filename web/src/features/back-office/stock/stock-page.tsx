import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { ArrivalsPanel } from './arrivals-panel.tsx'
import { StockPanel } from './stock-panel.tsx'
import { noStockFilters, readStockParams, stockAddress, stockTabs } from './stock.params.ts'

/** Stock of the warehouses and arrivals. */
export function StockPage() {
  const { t } = useTranslation('stock-desk')
  const params = readStockParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="stock" />}>
      <QueueTabs
        label={t('tabs.label')}
        chosen={params.show}
        queues={stockTabs.map((key) => ({
          key,
          title: t(`tabs.${key}`),
          address: stockAddress({ ...noStockFilters, page: 1, show: key }),
          count: undefined,
        }))}
      />
      {params.show === 'stock' ? <StockPanel params={params} /> : <ArrivalsPanel params={params} />}
    </Page>
  )
}
