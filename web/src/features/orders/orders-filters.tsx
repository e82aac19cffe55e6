import { useTranslation } from '#i18n/use-translation.tsx'
import { FilterPanel } from '#ui/filter-panel.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { FilterFields } from './filter-fields.tsx'
import { filterCount, isFiltered, type OrdersParams, unfilteredAddress } from './orders.params.ts'
import { ScopeSwitch } from './scope-switch.tsx'

type Props = { params: OrdersParams; addressOf: (changed: Partial<OrdersParams>) => string }

/** Scope and filters of the orders; all of them in the address. */
export function OrdersFilters({ params, addressOf }: Props) {
  const { t } = useTranslation('orders')
  return (
    <FilterPanel
      texts={{ open: t('filters.open'), clear: t('filters.clear') }}
      count={filterCount(params)}
      clearAddress={isFiltered(params) ? unfilteredAddress(params.scope) : null}
      always={
        <>
          <ScopeSwitch scope={params.scope} addressOf={(scope) => addressOf({ scope })} />
          <SearchForm
            texts={{ label: t('search.label'), placeholder: t('search.placeholder'), find: t('search.find') }}
            q={params.q}
            maxLength={200}
            addressOf={(q) => addressOf({ q })}
          />
        </>
      }
    >
      <FilterFields params={params} addressOf={addressOf} />
    </FilterPanel>
  )
}
