import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { useQueryClient } from '@tanstack/react-query'
import { memo, type PointerEvent } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { Anchor } from '#ui/anchor.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { prefetchList } from '../catalogue.api.ts'
import { type CatalogueParams, catalogueAddress } from '../catalogue.params.ts'
import { PageSize } from './page-size.tsx'

type Props = { params: CatalogueParams; count: number }

/** Every page is a real link, prefetched when the pointer comes near it. */
export const ListPages = memo(function ListPages({ params, count }: Props) {
  const { t } = useTranslation('catalogue')
  const isPhone = usePhone()
  const queries = useQueryClient()
  // The server draws only the rows in sight; with the others the pages would move down.
  const isHydrated = useIsHydrated()
  const prefetch = (event: PointerEvent) => {
    const page = Number((event.target as Element).closest<HTMLElement>('[data-page]')?.dataset.page)
    // The first page of a search is written into its log, so it is never prefetched.
    if (page > 1) prefetchList(queries, { ...params, page })
  }
  const names = {
    page: (number: number | null) => t('pages.page', { page: number }),
    previous: () => t('pages.previous'),
    next: () => t('pages.next'),
  }
  if (count <= 1 || !isHydrated) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 4, mt: 5, displayPrint: 'none' }}>
      <Pagination
        page={Math.min(params.page, count)}
        count={count}
        shape="rounded"
        color="primary"
        siblingCount={isPhone ? 0 : 2}
        onPointerOver={prefetch}
        aria-label={t('pages.label')}
        getItemAriaLabel={(type, number) => (type === 'previous' || type === 'next' ? names[type]() : names.page(number))}
        renderItem={(item) =>
          item.page === null || item.disabled || item.type.endsWith('ellipsis') ? (
            <PaginationItem {...item} />
          ) : (
            <PaginationItem {...item} component={Anchor} href={catalogueAddress({ ...params, page: item.page })} data-page={item.page} />
          )
        }
      />
      {isPhone && <PageSize asked={params.pageSize} />}
    </Box>
  )
})
