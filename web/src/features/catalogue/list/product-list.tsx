import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { Suspense } from 'react'
import { ApiError } from '#api/api-error.ts'
import { CachedFragment } from '#ui/cached-fragment.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { filtersQuery, productListQuery } from '../catalogue.api.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { filtersAmong, useChosen } from '../use-chosen.ts'
import { CatalogueLinks } from '../suggest/catalogue-links.tsx'
import { isMatrixOffered } from '../matrix/matrix-toggle.tsx'
import type { Panel } from '../use-panel.ts'
import { useListEvent } from '../use-view-events.ts'
import { ChosenChips } from './chosen-chips.tsx'
import { ListHead } from './list-head.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { SectionPath } from './section-path.tsx'
import { ShownList } from './shown-list.tsx'
import { UnreadableAddress } from './unreadable-address.tsx'
import { useListLook } from './use-list-look.ts'
import { useListTitle } from './use-list-title.ts'

const Root = styled('div')(({ theme }) => ({
  flexGrow: 1,
  minWidth: 0,
  padding: '16px 24px 32px',
  [theme.breakpoints.down('sm')]: { padding: '12px 12px 32px' },
}))

const MatrixView = lazyChunk(() => import('../matrix/matrix-view.tsx'), 'MatrixView')

const NONE: readonly CatalogueFilter[] = []

type Props = { params: CatalogueParams; panel: Panel }

/** The middle of the catalogue: the chosen filters, then the results. */
export function ProductList({ params, panel }: Props) {
  const list = useQuery(productListQuery(params))
  const look = useListLook()
  const { usualPageSize } = useCatalogueSettings()
  const { data: narrowing, isError: isUnnamed } = useQuery(filtersQuery(params))
  // If the filters failed to load, choices are shown by their ids.
  const filters = narrowing?.items ?? (isUnnamed ? NONE : undefined)
  const chosen = useChosen(params, filters)
  const title = useListTitle({ params, list: list.data, filters })
  useDocumentTitle(title)
  useListEvent(params, list.isPlaceholderData ? undefined : list.data)
  const { sort, sortBy, pageSize, keyword } = params
  const tools = { sort, sortBy, pageSize, isSearch: keyword !== '', chosenCount: panel.isPinned ? 0 : filtersAmong(chosen).length }
  const canBeMatrix = list.data !== undefined && isMatrixOffered(list.data)

  return (
    <Root>
      <SectionPath params={params} />
      <ListHead title={title}>
        <CachedFragment
          name="toolbar"
          from="site"
          by={[tools, panel.isPinned, panel.isDrawn, look.kind, look.isCompact, ...look.hidden, params.matrix, canBeMatrix]}
        >
          <ListToolbar {...tools} panel={panel} look={look} />
        </CachedFragment>
      </ListHead>
      <ChosenChips params={params} chosen={chosen} list={list.data} />
      {params.matrix && (
        <Suspense>
          <MatrixView params={params} />
        </Suspense>
      )}
      {list.data && !params.matrix && (
        <ShownList params={params} list={list.data} look={look} chosen={chosen} isOld={list.isPlaceholderData} />
      )}
      {!list.data && !list.error && !params.matrix && <ListSkeleton look={look} params={params} count={params.pageSize ?? usualPageSize} />}
      {!list.data && list.error && <ListFailure error={list.error} onRetry={() => void list.refetch()} />}
      <CachedFragment name="links" from="site">
        <CatalogueLinks />
      </CachedFragment>
    </Root>
  )
}

const isUnreadable = (error: unknown) => error instanceof ApiError && (error.status === 400 || error.status === 422)

function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return isUnreadable(error) ? <UnreadableAddress /> : <ErrorView error={error} onRetry={onRetry} />
}
