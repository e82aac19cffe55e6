import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { mdiCartOutline, mdiDotsHorizontal, mdiMagnify, mdiPackageVariantClosed, mdiShapeOutline } from '@mdi/js'
import { useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useReserveBottomInset } from '#ui/bottom-inset.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { areas } from '../areas.ts'
import { Optional } from '../optional.tsx'
import { SEARCH_ID } from './search-field.tsx'
import { useOrdersPath } from './use-orders-path.ts'

const MoreDrawer = lazyChunk(() => import('./more-drawer.tsx'), 'MoreDrawer')

const look = {
  flex: '1 1 0',
  minWidth: 0,
  flexDirection: 'column',
  gap: 0.5,
  height: 56,
  fontSize: 12,
  color: 'text.secondary',
  '&[aria-current="page"], &[aria-expanded="true"]': { color: 'primary.main' },
  '&.Mui-focusVisible': { outlineOffset: -3 },
} as const

const Face = ({ icon, label }: { icon: string; label: string }) => (
  <>
    <Icon path={icon} />
    <Box component="span" sx={{ maxWidth: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', px: 0.5 }}>
      {label}
    </Box>
  </>
)

function TabLink({ icon, label, href }: { icon: string; label: string; href: string }) {
  const isHere = useRouterState({ select: ({ location }) => location.pathname === href || location.pathname.startsWith(`${href}/`) })
  return (
    <ButtonBase component={Anchor} href={href} aria-current={isHere ? 'page' : undefined} sx={look}>
      <Face icon={icon} label={label} />
    </ButtonBase>
  )
}

/** Five tabs that a thumb reaches; those of switched-off parts are left out. */
export function PhoneTabs() {
  const { t } = useTranslation()
  const isOpen = useIsOpen()
  const ordersPath = useOrdersPath()
  const bar = useRef<HTMLElement>(null)
  const [isMoreOpen, setMoreOpen] = useState(false)
  useReserveBottomInset(bar, { key: 'tabs', side: 'both', isShown: true })
  return (
    <>
      <Box sx={{ height: 'calc(57px + env(safe-area-inset-bottom))', displayPrint: 'none' }} />
      <Box
        component="nav"
        ref={bar}
        aria-label={t('nav.tabs')}
        sx={{
          position: 'fixed',
          inset: 'auto 0 0',
          display: 'flex',
          pb: 'env(safe-area-inset-bottom)',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          zIndex: 'appBar',
          displayPrint: 'none',
        }}
      >
        <TabLink icon={mdiShapeOutline} label={t('nav.catalogue')} href={paths.catalogue} />
        <ButtonBase onClick={() => document.getElementById(SEARCH_ID)?.focus()} sx={look}>
          <Face icon={mdiMagnify} label={t('nav.search')} />
        </ButtonBase>
        {isOpen(areas.cart.path) && <TabLink icon={mdiCartOutline} label={t('nav.cart')} href={paths.cart} />}
        {isOpen(areas.orders.path) && <TabLink icon={mdiPackageVariantClosed} label={t('nav.orders')} href={ordersPath} />}
        <ButtonBase aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={() => setMoreOpen(true)} sx={look}>
          <Face icon={mdiDotsHorizontal} label={t('nav.more')} />
        </ButtonBase>
      </Box>
      {isMoreOpen && (
        <Optional>
          <MoreDrawer onClose={() => setMoreOpen(false)} />
        </Optional>
      )}
    </>
  )
}
