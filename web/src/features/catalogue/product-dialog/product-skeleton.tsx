import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from '#i18n/use-translation.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { GALLERY_HEIGHT } from './gallery.tsx'
import { pictureAndIntro, ProductColumns } from './product-columns.tsx'

const lines = (widths: readonly number[]) =>
  widths.map((width, index) => <Skeleton key={`${index}${width}`} width={`${width}%`} height={24} />)

const Heading = () => (
  <>
    <Skeleton width="55%" height={20} />
    {lines([96, 88, 40])}
    <Box sx={{ mt: 2 }}>{lines([60, 64, 58])}</Box>
  </>
)

const Picture = () => <Skeleton variant="rounded" sx={{ height: GALLERY_HEIGHT, mx: { xs: 4, sm: 0 }, my: { xs: 3, sm: 0 } }} />

const Buy = () => (
  <Box sx={{ mt: 3 }}>
    <Skeleton width={160} height={40} />
    <Skeleton width={120} height={24} />
    <Skeleton variant="rounded" height={40} sx={{ mt: 8, mb: 14 }} />
    {lines([50, 80])}
  </Box>
)

/** Placeholder of the product's size. */
export function ProductSkeleton() {
  const { t } = useTranslation('product')
  const isPhone = usePhone()
  const tabs = (
    <Box sx={{ mt: 4, px: { xs: 4, sm: 6 } }}>
      <Skeleton height={44} />
      {lines([100, 100, 100, 100, 100])}
    </Box>
  )
  if (isPhone)
    return (
      <Box role="status" aria-label={t('dialog.loading')} sx={{ flexGrow: 1, overflow: 'hidden' }}>
        <Box sx={{ px: 4, pt: 3 }}>
          <Heading />
        </Box>
        <Picture />
        <Box sx={{ px: 4 }}>
          <Buy />
        </Box>
      </Box>
    )
  return (
    <Box role="status" aria-label={t('dialog.loading')} sx={{ flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <ProductColumns
        main={
          <>
            <Box sx={pictureAndIntro}>
              <Picture />
              <Box>{lines([100, 95, 80, 40, 60, 60])}</Box>
            </Box>
            {tabs}
          </>
        }
        rail={
          <>
            <Heading />
            <Buy />
          </>
        }
      />
    </Box>
  )
}
