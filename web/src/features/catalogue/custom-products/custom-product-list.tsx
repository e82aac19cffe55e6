import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { mdiCloudAlertOutline, mdiMagnifyClose, mdiPackageVariantClosedPlus } from '@mdi/js'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DialogNotice } from '../product-dialog/dialog-notice.tsx'
import { AddCustomProduct } from './add-custom-product.tsx'
import { CustomProductItem } from './custom-product-item.tsx'
import { customProductsQuery } from './custom-products.api.ts'

type Props = { keyword: string; onShowAll: () => void }

/** Newest first, in the server's order. */
export function CustomProductList({ keyword, onShowAll }: Props) {
  const { t } = useTranslation(['product', 'shell'])
  const { data, isPlaceholderData, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    customProductsQuery(keyword),
  )
  const products = data?.pages.flatMap(({ items }) => items)
  if (!products && isError)
    return (
      <DialogNotice isTrouble icon={mdiCloudAlertOutline} title={t('own.list.failed.title')} text={t('own.list.failed.text')}>
        <Button variant="contained" onClick={() => void refetch()}>
          {t('shell:retry')}
        </Button>
      </DialogNotice>
    )
  if (!products) return <ListSkeleton />
  if (products.length === 0 && keyword)
    return (
      <DialogNotice icon={mdiMagnifyClose} title={t('own.list.nothing.title', { keyword })} text={t('own.list.nothing.text')}>
        <Button variant="outlined" onClick={onShowAll}>
          {t('own.list.nothing.action')}
        </Button>
        <AddCustomProduct name={keyword} />
      </DialogNotice>
    )
  if (products.length === 0)
    return (
      <DialogNotice icon={mdiPackageVariantClosedPlus} title={t('own.list.empty.title')} text={t('own.list.empty.text')}>
        <AddCustomProduct />
      </DialogNotice>
    )
  return (
    <>
      <Box
        component="ul"
        aria-label={t('own.list.title')}
        aria-busy={isPlaceholderData}
        sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.5 : 1 }}
      >
        {products.map((product) => (
          <CustomProductItem key={product.id} product={product} />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ alignSelf: 'center', flexShrink: 0, my: 4 }}
        >
          {t('own.list.more')}
        </Button>
      )}
    </>
  )
}

/** Placeholders of the rows' size. */
function ListSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4].map((place) => (
        <Box key={place} sx={{ display: 'flex', alignItems: 'center', gap: 4, py: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton variant="rounded" width={56} height={56} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="60%" />
            <Skeleton width="35%" />
            <Skeleton width="20%" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
