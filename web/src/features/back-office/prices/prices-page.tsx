import { useLocation } from '@tanstack/react-router'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { BuyerViewPanel } from './buyer-view-panel.tsx'
import { ContractPricesPanel } from './contract-prices-panel.tsx'
import { DiscountsPanel } from './discounts-panel.tsx'
import { PriceListPanel } from './price-list-panel.tsx'
import { isOfTerms, noPricesFilters, priceTabs, pricesAddress, readPricesParams } from './prices.params.ts'
import { PromotionsPanel } from './promotions-panel.tsx'
import { TypesPanel } from './types-panel.tsx'
import { VatPanel } from './vat-panel.tsx'

/** Prices from the seller's side: lists, what changes them for a buyer, and what the buyer sees in the end. */
export function PricesPage() {
  const { t } = useTranslation('prices-desk')
  const seesTerms = may(useUser()?.Group, 'prices.terms')
  const tabs = priceTabs.filter((tab) => seesTerms || !isOfTerms(tab))
  const given = readPricesParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  // A colleague's link may lead where this person may not look.
  const params = tabs.includes(given.show) ? given : { ...given, show: 'lists' as const }
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="prices" />}>
      <QueueTabs
        label={t('tabs.label')}
        chosen={params.show}
        queues={tabs.map((key) => ({
          key,
          title: t(`tabs.${key}`),
          address: pricesAddress({ ...params, ...noPricesFilters, show: key }),
          count: undefined,
        }))}
      />
      {params.show === 'lists' && <PriceListPanel params={params} />}
      {params.show === 'contracts' && <ContractPricesPanel params={params} />}
      {params.show === 'discounts' && <DiscountsPanel params={params} />}
      {params.show === 'promotions' && <PromotionsPanel params={params} />}
      {params.show === 'vat' && <VatPanel />}
      {params.show === 'types' && <TypesPanel params={params} />}
      {params.show === 'buyer' && (
        <BuyerViewPanel params={seesTerms ? params : { ...params, company: '', contract: '' }} seesTerms={seesTerms} />
      )}
    </Page>
  )
}
