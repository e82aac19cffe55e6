import { useLocation } from '@tanstack/react-router'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { ArrivalsPanel } from './arrivals-panel.tsx'
import { FreeTransfersPanel } from './free-transfers-panel.tsx'
import { StockPanel } from './stock-panel.tsx'
import { noStockFilters, readStockParams, stockAddress, stockTabs } from './stock.params.ts'

const panels = { stock: StockPanel, arrivals: ArrivalsPanel, transfers: FreeTransfersPanel }

/** Stock of the warehouses, arrivals, and free goods moved between warehouses. */
export function StockPage() {
  const { t } = useTranslation('stock-desk')
  const params = readStockParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const mayMove = may(useUser()?.Group, 'fulfilment')
  const tabs = stockTabs.filter((key) => key !== 'transfers' || mayMove)
  const Panel = panels[params.show]
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="stock" />}>
      <QueueTabs
        label={t('tabs.label')}
        chosen={params.show}
        queues={tabs.map((key) => ({
          key,
          title: t(`tabs.${key}`),
          address: stockAddress({ ...noStockFilters, page: 1, show: key }),
          count: undefined,
        }))}
      />
      <Panel params={params} />
    </Page>
  )
}
