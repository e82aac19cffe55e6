import Box from '@mui/material/Box'
import { mdiHeartOutline, mdiPackageVariantClosed } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { areas } from '../areas.ts'
import { Optional } from '../optional.tsx'
import { HeaderHelp, WherePicker } from '../screens.tsx'
import { HeaderCart } from './header-cart.tsx'
import { HeaderLink } from './header-item.tsx'
import { useOrdersPath } from './use-orders-path.ts'
import { UserButton } from './user-button.tsx'

const CompanyButton = lazyChunk(() => import('./company-button.tsx'), 'CompanyButton')

export const FAVOURITES = `${paths.catalogue}?infavorite=1`

/** Region and user first, then the most used areas. */
export function HeaderTools() {
  const { t } = useTranslation()
  const user = useUser()
  const isOpen = useIsOpen()
  const ordersPath = useOrdersPath()
  return (
    <Box component="nav" aria-label={t('nav.main')} sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0, minWidth: 0 }}>
      <Optional fallback={<Box sx={{ width: 160 }} />}>
        <WherePicker />
      </Optional>
      {user?.companyName && (
        <Optional fallback={<Box sx={{ width: 160 }} />}>
          <CompanyButton name={user.companyName} />
        </Optional>
      )}
      {user && isOpen(areas.orders.path) && <HeaderLink icon={mdiPackageVariantClosed} label={t('nav.orders')} href={ordersPath} />}
      <HeaderLink icon={mdiHeartOutline} label={t('nav.favourites')} href={FAVOURITES} />
      {isOpen(areas.cart.path) && <HeaderCart />}
      <UserButton />
      <Optional fallback={<Box sx={{ width: 44 }} />}>
        <HeaderHelp />
      </Optional>
    </Box>
  )
}
