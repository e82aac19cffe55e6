import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useActualPrices } from '#parts/price/use-actual-prices.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useIsLate } from '#ui/use-is-late.ts'
import { useDelayedValue } from '#ui/use-delayed-value.ts'
import { type FoundList, prefetchList } from '../catalogue.api.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import type { Chosen } from '../use-chosen.ts'
import { useIsNavigating } from '../use-is-navigating.ts'
import { EmptyList } from './empty-list.tsx'
import { ListPages } from './list-pages.tsx'
import { Products } from './products.tsx'
import { SearchChange } from './search-change.tsx'
import { useFocusFirstRow } from './use-focus-first-row.ts'
import type { ListLook } from './use-list-look.ts'

type Props = {
  /** Current parameters; the list has those it was found by. */
  params: CatalogueParams
  list: FoundList
  look: ListLook
  chosen: Chosen[]
  /** Results of the previous parameters, until the new ones are there. */
  isOld: boolean
}

/** Results: the product whose alternatives are listed, the page, similar products, pagination. */
export function ShownList({ params: requestedParams, list, look, chosen, isOld }: Props) {
  const { t } = useTranslation('catalogue')
  const { params, foundAt, meta, interpreted } = list
  const { hasInitialItem, itemsHeadingI18Key, pageCount } = meta
  const all = useMemo(() => [...list.items, ...list.near], [list])
  const actual = useActualPrices({ products: all, source: 'catalog', shownAt: foundAt, amount: params.requestedAmount })
  const { initial, others, near } = useMemo(() => {
    const from = hasInitialItem ? 1 : 0
    const to = list.items.length
    return { initial: actual.slice(0, from), others: actual.slice(from, to), near: actual.slice(to) }
  }, [actual, list, hasInitialItem])
  usePrefetchNextPage(params, pageCount)
  const found = useRef<HTMLDivElement>(null)
  useFocusFirstRow(found, { params, isOld })
  // Page links follow the current parameters; they may be drawn a moment after the list.
  const paged = useDelayedValue(requestedParams, isOld)

  const user = useUser()
  const isByRelevance = params.keyword !== '' && (params.sort === null || params.sort === 'relevance')
  const isExplained = may(user?.Group, 'search') && isByRelevance
  const requestedAmount = params.requestedAmount ?? interpreted.amount?.value ?? null
  const common = { params, look, requestedAmount, sought: params.keyword ? interpreted.text : '' }
  return (
    <Faded params={requestedParams} isOld={isOld}>
      {params.keyword && <SearchChange params={params} interpreted={interpreted} />}
      {initial.length > 0 && <Products {...common} products={initial} label={t('list.initial')} />}
      {itemsHeadingI18Key && others.length > 0 && <GroupHeading>{t(itemsHeadingI18Key)}</GroupHeading>}
      <div ref={found}>
        {others.length > 0 && (
          <Products {...common} isExplained={isExplained} products={others} table={list.table} label={t('list.label')} />
        )}
      </div>
      {others.length === 0 && <EmptyList params={params} chosen={chosen} isPastEnd={meta.totalCount > 0} />}
      <ListPages params={paged} count={pageCount} />
      {near.length > 0 && (
        <>
          <GroupHeading>{t('list.near')}</GroupHeading>
          <Products {...common} products={near} label={t('list.near')} />
        </>
      )}
    </Faded>
  )
}

const Fading = styled('div')({ transition: 'opacity 100ms', '&[data-late]': { opacity: 0.5 } })
const FADED_AFTER_MS = 120

/** Fades from the click until the new list is drawn; a quick answer replaces the list before it fades. */
function Faded({ params, isOld, children }: { params: CatalogueParams; isOld: boolean; children: ReactNode }) {
  const isNavigating = useIsNavigating(params)
  const isWaiting = isOld || isNavigating
  const isLate = useIsLate(isWaiting, FADED_AFTER_MS)
  return (
    <Fading aria-busy={isWaiting} data-late={isLate || undefined}>
      {children}
    </Fading>
  )
}

const GroupHeading = ({ children }: { children: string }) => (
  <Typography variant="h2" sx={{ mt: 6, mb: 2 }}>
    {children}
  </Typography>
)

/** The list is painted first. */
const PREFETCH_AFTER_MS = 300

function usePrefetchNextPage(params: CatalogueParams, pageCount: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (params.page >= pageCount) return
    const timer = setTimeout(() => prefetchList(queries, { ...params, page: params.page + 1 }), PREFETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [queries, params, pageCount])
}
