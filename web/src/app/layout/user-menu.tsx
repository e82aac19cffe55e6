import { isStaff } from '@vitrina/contract/roles/roles.rules'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { mdiLogoutVariant, mdiOfficeBuildingCogOutline } from '@mdi/js'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { formatPhone } from '#lib/phones.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { iconOf } from '../area-icons.ts'
import type { Area } from '../areas.ts'
import { accountMenu, purchaseMenu } from '../menus.ts'
import { schemes } from './scheme-switch.tsx'
import { useAskSignOut } from '../use-ask-sign-out.ts'

type Props = { user: CurrentUser; anchor: HTMLElement; onClose: () => void }

export function UserMenu({ user, anchor, onClose }: Props) {
  const { t } = useTranslation()
  const isOpen = useIsOpen()
  const askSignOut = useAskSignOut()
  const { mode: chosen = 'system', setMode } = useColorScheme()
  const itemsOf = (menu: readonly Area[]) =>
    menu
      .filter((area) => isOpen(area.path))
      .map((area) => (
        <MenuItem key={area.path} component={Anchor} href={area.path} onClick={onClose}>
          <ListItemIcon>
            <Icon path={iconOf(area)} sx={{ fontSize: 20 }} />
          </ListItemIcon>
          {t(`nav.${area.title}`)}
        </MenuItem>
      ))
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // Content of a page stands in a landmark, that of a menu too.
        paper: { component: 'nav', 'aria-label': t('user.menu'), sx: { width: 280, mt: 1 } },
        list: { 'aria-label': t('user.menu'), sx: { display: 'flex', flexWrap: 'wrap' } },
      }}
      sx={{ '& li:not([role=menuitemradio]), & a': { width: 1 } }}
    >
      <MenuItem component={Anchor} href={paths.account} onClick={onClose} sx={{ display: 'block', whiteSpace: 'normal', pb: 3 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.publicIdentity}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email ?? formatPhone(user.phone ?? '')}
        </Typography>
      </MenuItem>
      <Divider component="li" role="presentation" />
      {isStaff(user.Group) && (
        <MenuItem component={Anchor} href={paths.backOffice} onClick={onClose}>
          <ListItemIcon>
            <Icon path={mdiOfficeBuildingCogOutline} sx={{ fontSize: 20 }} />
          </ListItemIcon>
          {t('nav.backOffice')}
        </MenuItem>
      )}
      {itemsOf(purchaseMenu)}
      <Divider component="li" role="presentation" />
      {itemsOf(accountMenu)}
      <Divider component="li" role="presentation" />
      {schemes.map(({ mode, icon }) => (
        <MenuItem
          key={mode}
          role="menuitemradio"
          aria-checked={mode === chosen}
          aria-label={`${t('scheme.label')}: ${t(`scheme.${mode}`)}`}
          title={t(`scheme.${mode}`)}
          selected={mode === chosen}
          onClick={() => setMode(mode)}
          sx={{ flex: 1, justifyContent: 'center', color: mode === chosen ? 'primary.main' : 'text.secondary' }}
        >
          <Icon path={icon} sx={{ fontSize: 20 }} />
        </MenuItem>
      ))}
      <Divider component="li" role="presentation" />
      <MenuItem
        onClick={() => {
          onClose()
          askSignOut()
        }}
      >
        <ListItemIcon>
          <Icon path={mdiLogoutVariant} sx={{ fontSize: 20 }} />
        </ListItemIcon>
        {t('user.signOut')}
      </MenuItem>
    </Menu>
  )
}
