import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/anchor.tsx'
import { usePhone } from '#ui/use-desktop.ts'

type Props = { page: number; count: number; addressOf: (page: number) => string }

/** Every page is a real link. */
export function OrderPages({ page, count, addressOf }: Props) {
  const { t } = useTranslation('orders')
  const isPhone = usePhone()
  if (count <= 1) return null
  return (
    <Pagination
      page={Math.min(page, count)}
      count={count}
      shape="rounded"
      color="primary"
      siblingCount={isPhone ? 0 : 2}
      aria-label={t('pages.label')}
      getItemAriaLabel={(type, number) => (type === 'previous' || type === 'next' ? t(`pages.${type}`) : t('pages.page', { page: number }))}
      renderItem={(item) =>
        item.page === null || item.disabled || item.type.endsWith('ellipsis') ? (
          <PaginationItem {...item} />
        ) : (
          <PaginationItem {...item} component={Anchor} href={addressOf(item.page)} />
        )
      }
      sx={{ mt: 5, display: 'flex', justifyContent: 'center' }}
    />
  )
}
