import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { BrandsPanel } from './brands-panel.tsx'
import { FeaturesPanel } from './features-panel.tsx'
import { goodsAddress, goodsTabs, noGoodsFilters, readGoodsParams } from './goods.params.ts'
import { KindsPanel } from './kinds-panel.tsx'
import { ProductsPanel } from './products-panel.tsx'
import { SectionsPanel } from './sections-panel.tsx'
import { SetsPanel } from './sets-panel.tsx'

/** The catalogue from the seller's side: goods, and all they are described by. */
export function GoodsPage() {
  const { t } = useTranslation('goods')
  const params = readGoodsParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="goods" />}>
      <QueueTabs
        label={t('tabs.label')}
        chosen={params.show}
        queues={goodsTabs.map((key) => ({
          key,
          title: t(`tabs.${key}`),
          address: goodsAddress({ ...params, ...noGoodsFilters, page: 1, show: key }),
          count: undefined,
        }))}
      />
      {params.show === 'products' && <ProductsPanel params={params} />}
      {params.show === 'sections' && <SectionsPanel />}
      {params.show === 'kinds' && <KindsPanel />}
      {params.show === 'features' && <FeaturesPanel />}
      {params.show === 'brands' && <BrandsPanel />}
      {params.show === 'sets' && <SetsPanel />}
    </Page>
  )
}
