import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/anchor.tsx'

type Props = { page: number; count: number; addressOf: (page: number) => string }

/** Every page is a real link. */
export function FeedPages({ page, count, addressOf }: Props) {
  const { t } = useTranslation('content')
  if (count <= 1) return null
  const names = {
    page: (number: number | null) => t('feed.page', { page: number }),
    previous: () => t('feed.previous'),
    next: () => t('feed.next'),
  }
  return (
    <Pagination
      page={page}
      count={count}
      shape="rounded"
      color="primary"
      aria-label={t('feed.pages')}
      getItemAriaLabel={(type, number) => (type === 'previous' || type === 'next' ? names[type]() : names.page(number))}
      renderItem={(item) =>
        item.page === null || item.disabled || item.type.endsWith('ellipsis') ? (
          <PaginationItem {...item} />
        ) : (
          <PaginationItem {...item} component={Anchor} href={addressOf(item.page)} />
        )
      }
      sx={{ mt: 6, display: 'flex', justifyContent: 'center' }}
    />
  )
}
