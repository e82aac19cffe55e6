import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { mdiChevronRight } from '@mdi/js'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatPhone } from '#lib/phones.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { accountSections } from './account-sections.ts'

/** The phone's first screen of the account: the user and the sections. */
export function AccountHome({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account')
  const isOpen = useIsOpen()
  return (
    <Page title={t('title')}>
      <Box sx={{ mb: 4 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {user.publicIdentity}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email ?? formatPhone(user.phone ?? '')}
        </Typography>
      </Box>
      <nav aria-label={t('nav')}>
        <List disablePadding sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}>
          {accountSections
            .filter(({ path }) => isOpen(path))
            .map(({ name, path, icon }) => (
              <ListItem key={name} disablePadding divider={name !== 'privacy'}>
                <ListItemButton component={Anchor} href={path} sx={{ minHeight: 52, borderRadius: 0 }}>
                  <ListItemIcon>
                    <Icon path={icon} sx={{ fontSize: 22 }} />
                  </ListItemIcon>
                  <ListItemText primary={t(`sections.${name}`)} />
                  <Icon path={mdiChevronRight} sx={{ color: 'text.secondary' }} />
                </ListItemButton>
              </ListItem>
            ))}
        </List>
      </nav>
    </Page>
  )
}
