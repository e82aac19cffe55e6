import Box from '@mui/material/Box'
import { mdiStorefrontOutline } from '@mdi/js'
import { findableKinds } from '@vitrina/contract/desk-search/desk-search.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { NewsButton } from '#features/back-office/news/news-button.tsx'
import { SearchButton } from '#features/back-office/search/search-button.tsx'
import { useSearchKey } from '#features/back-office/search/use-search-key.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#parts/site/use-site.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { Optional } from '../optional.tsx'
import { HeaderLink } from './header-item.tsx'
import { Logo } from './logo.tsx'
import { UserButton } from './user-button.tsx'

const HeaderHelp = lazyChunk(() => import('#features/content/header-help.tsx'), 'HeaderHelp', ['help'])
const SearchPalette = lazyChunk(() => import('#features/back-office/search/search-palette.tsx'), 'SearchPalette', ['orders'])
const preload = () => void SearchPalette.preload().catch(() => undefined)

/** The header of the seller's people: the search over all they work with, and the way back into the shop. */
export function DeskHeader() {
  const { t } = useTranslation('back-office')
  const isPhone = usePhone()
  const user = useUser()
  const maySearch = user !== null && !user.needsTwoFactor && findableKinds(user.Group).length > 0
  const isOpened = useHistoryState('openedSearch') === true
  useSearchKey(maySearch)
  return (
    <Box
      component="header"
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', flexShrink: 0, height: 52, bgcolor: 'background.paper', displayPrint: 'none' }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 4 }, height: 1, maxWidth: 1600, mx: 'auto', px: { xs: 4, sm: 6 } }}
      >
        <Logo isSmall={isPhone} />
        {maySearch && <SearchButton onPointerEnter={preload} />}
        <Box component="nav" aria-label={t('shell:nav.main')} sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <HeaderLink icon={mdiStorefrontOutline} label={t('shop')} href={paths.catalogue} />
          {user && !user.needsTwoFactor && may(user.Group, 'orders') && <NewsButton userId={user.id} />}
          <UserButton />
          <Optional fallback={<Box sx={{ width: 44 }} />}>
            <HeaderHelp />
          </Optional>
        </Box>
      </Box>
      {maySearch && isOpened && (
        <Optional>
          <SearchPalette />
        </Optional>
      )}
    </Box>
  )
}
