import { isStaff } from '@vitrina/contract/roles/roles.rules'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import {
  mdiHeartOutline,
  mdiHelpCircleOutline,
  mdiLoginVariant,
  mdiLogoutVariant,
  mdiNewspaperVariantOutline,
  mdiOfficeBuildingCogOutline,
  mdiSwapHorizontal,
} from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { iconOf } from '../area-icons.ts'
import { areas } from '../areas.ts'
import { accountMenu, purchaseMenu } from '../menus.ts'
import { Optional } from '../optional.tsx'
import { WherePicker } from '../screens.tsx'
import { useAskSignOut } from '../use-ask-sign-out.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

/** The areas that do not fit in the five tabs. */
export function MoreDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const isOpen = useIsOpen()
  const openAuth = useOpenAuth()
  const { open } = useHistoryStateSwitch()
  const askSignOut = useAskSignOut()
  const link = (icon: string, label: string, href: string) => (
    <ListItem key={href} disablePadding>
      <ListItemButton component={Anchor} href={href} onClick={onClose} sx={{ minHeight: 48 }}>
        <ListItemIcon>
          <Icon path={icon} />
        </ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  )
  const actionItem = (icon: string, label: string, run: () => void, hint?: string) => (
    <ListItem disablePadding>
      <ListItemButton
        sx={{ minHeight: 48 }}
        onClick={() => {
          onClose()
          run()
        }}
      >
        <ListItemIcon>
          <Icon path={icon} />
        </ListItemIcon>
        <ListItemText primary={label} secondary={hint} />
      </ListItemButton>
    </ListItem>
  )
  const places = purchaseMenu.filter((area) => area !== areas.orders && isOpen(area.path))
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('nav.more'),
          sx: { maxHeight: '85dvh', borderRadius: '12px 12px 0 0', pb: 'env(safe-area-inset-bottom)' },
        },
      }}
    >
      <Box sx={{ px: 4, pt: 4, pb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {user && <Box sx={{ flexGrow: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{user.publicIdentity}</Box>}
        <Optional>
          <WherePicker />
        </Optional>
        <Box sx={{ flexGrow: 1, minWidth: 140 }}>
          <SchemeSwitch />
        </Box>
      </Box>
      <List sx={{ px: 2 }}>
        {user?.hasMultiCompany &&
          actionItem(mdiSwapHorizontal, t('user.changeCompany'), () => void open({ openedCompanies: true }), user.companyName ?? undefined)}
        {!user && actionItem(mdiLoginVariant, t('user.enter'), () => openAuth())}
        {user && isStaff(user.Group) && link(mdiOfficeBuildingCogOutline, t('nav.backOffice'), paths.backOffice)}
        {link(mdiHeartOutline, t('nav.favourites'), `${paths.catalogue}?infavorite=1`)}
        {places.map((area) => link(iconOf(area), t(`nav.${area.title}`), area.path))}
        <Divider component="li" sx={{ my: 2 }} />
        {user && accountMenu.map((area) => link(iconOf(area), t(`nav.${area.title}`), area.path))}
        {user && <Divider component="li" sx={{ my: 2 }} />}
        {link(mdiNewspaperVariantOutline, t('nav.news'), paths.feed('news'))}
        {link(mdiHelpCircleOutline, t('nav.help'), paths.help)}
        {user && actionItem(mdiLogoutVariant, t('user.signOut'), askSignOut)}
      </List>
    </Drawer>
  )
}
