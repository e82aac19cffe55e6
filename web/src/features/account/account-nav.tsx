import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { accountSections, sectionOf } from './account-sections.ts'

export function AccountNav() {
  const { t } = useTranslation('account')
  const isOpen = useIsOpen()
  const open = useLocation({ select: ({ pathname }) => sectionOf(pathname).name })
  return (
    <nav aria-label={t('nav')}>
      <List disablePadding>
        {accountSections
          .filter(({ path }) => isOpen(path))
          .map(({ name, path, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                component={Anchor}
                href={path}
                selected={name === open}
                {...(name === open && { 'aria-current': 'page' as const })}
                sx={{ minHeight: 40, py: 1, '&.Mui-selected': { color: 'primary.main' } }}
              >
                <ListItemIcon>
                  <Icon path={icon} sx={{ fontSize: 20 }} />
                </ListItemIcon>
                <ListItemText primary={t(`sections.${name}`)} slotProps={{ primary: { sx: { fontWeight: name === open ? 600 : 400 } } }} />
              </ListItemButton>
            </ListItem>
          ))}
      </List>
    </nav>
  )
}
