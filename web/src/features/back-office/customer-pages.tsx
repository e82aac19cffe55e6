import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/anchor.tsx'

type Props = { page: number; count: number; addressOf: (page: number) => string }

/** Every page is a real link. */
export function CustomerPages({ page, count, addressOf }: Props) {
  const { t } = useTranslation('back-office')
  if (count <= 1) return null
  return (
    <Pagination
      page={page}
      count={count}
      shape="rounded"
      color="primary"
      aria-label={t('pages.label')}
      getItemAriaLabel={(type, number) => (type === 'previous' || type === 'next' ? t(`pages.${type}`) : t('pages.page', { page: number }))}
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
