import { useQuery } from '@tanstack/react-query'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { eachFlag } from '@vitrina/contract/catalogue/flags.rules'
import { useDeferredValue } from 'react'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { useDelayedValue } from '#ui/use-delayed-value.ts'
import { SavedFilters } from '../saved-filters/saved-filters.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { FilterFacet } from './filter-facet.tsx'
import { choicesIn } from './filter-choice.rules.ts'
import { panelQuery, sectionsQuery } from './filters.api.ts'
import { OtherFilters } from './other-filters.tsx'
import { PanelTools } from './panel-tools.tsx'
import { PanelFailure, PanelSkeleton } from './panel-states.tsx'
import { SectionTree } from './section-tree.tsx'
import { AnchoredPanel } from './anchored-panel.tsx'
import { StockFlags } from './stock-flags.tsx'
import { useArrangedFilters } from './use-arranged-filters.ts'

/** As many as a window has room for below the sections; the server draws no more, and the browser adds the others below. */
const FIRST_FACETS = 2

/** C-12: sections and filters of the list; every change goes to the address at once. */
export function FilterPanel({ params }: { params: CatalogueParams }) {
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery(panelQuery(params))
  // Sections are above the filters: loaded later, they would move them under the pointer.
  const { isPending: isTreePending } = useQuery(sectionsQuery(null))
  // The pressed value shows at once and the list comes next; new counts and links may follow a moment later.
  const filters = useDeferredValue(isTreePending ? undefined : data)
  const { main, others } = useArrangedFilters(filters)
  const isHydrated = useIsHydrated()
  const around = useDelayedValue(params, isPlaceholderData)
  const facet = (isMain: boolean) => (filter: CatalogueFilter) => (
    <FilterFacet key={filter.id} params={params} filter={filter} isMain={isMain} understood={filters?.understood.get(filter.id)} />
  )
  return (
    <AnchoredPanel params={params} shown={filters} isOld={isPlaceholderData || filters !== data}>
      <PanelTools params={params} />
      <SectionTree params={around} filters={filters} />
      {isError && <PanelFailure onRetry={() => void refetch()} isPending={isFetching} />}
      {/* Another one once the sections are there: the same would be seen to jump below them. */}
      {!filters && !isError && <PanelSkeleton key={isTreePending ? 'sections' : 'filters'} />}
      {filters && (
        <>
          <StockFlags
            {...eachFlag((flag) => params[flag])}
            requestedAmount={params.requestedAmount}
            counts={filters.flags}
            names={filters.flagNames}
          />
          {(isHydrated ? main : main.slice(0, FIRST_FACETS)).map(facet(true))}
          {isHydrated && others.length > 0 && (
            <OtherFilters choices={others.reduce((sum, filter) => sum + choicesIn(params, filter), 0)}>
              {others.map(facet(false))}
            </OtherFilters>
          )}
        </>
      )}
      {isHydrated && <SavedFilters params={params} />}
    </AnchoredPanel>
  )
}
