import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { mdiFaceAgent } from '@mdi/js'
import type { ChatButton } from '@vitrina/contract/site/site.settings'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'

type Props = {
  id: string
  links: ChatButton['chatButtons']
  consultant?: { isLoading: boolean; ask: () => void }
  onClose: () => void
  onFollow: () => void
}

export function ChatMenu({ id, links, consultant, onClose, onFollow }: Props) {
  const { t } = useTranslation('chat')
  return (
    <MenuList
      id={id}
      aria-label={t('menu')}
      autoFocusItem
      onKeyDown={(event) => (event.key === 'Escape' || event.key === 'Tab') && onClose()}
      sx={{ minWidth: 220, maxWidth: 320, py: 1 }}
    >
      {consultant && (
        <MenuItem disabled={consultant.isLoading} onClick={consultant.ask} sx={{ gap: 3, minHeight: 48, whiteSpace: 'normal' }}>
          <Disc background="primary.main">
            {consultant.isLoading ? (
              <CircularProgress size={16} color="inherit" aria-hidden />
            ) : (
              <Icon path={mdiFaceAgent} fontSize="small" />
            )}
          </Disc>
          {t(consultant.isLoading ? 'connecting' : 'consultant')}
        </MenuItem>
      )}
      {links.map((button) => (
        <MenuItem
          key={button.link}
          component={Anchor}
          href={button.link}
          {...(/^https?:/.test(button.link) && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={onFollow}
          sx={{ gap: 3, minHeight: 48, whiteSpace: 'normal' }}
        >
          <Disc background={button.background}>
            {button.image && <Box component="img" src={button.image} alt="" sx={{ width: 20, height: 20, objectFit: 'contain' }} />}
          </Disc>
          {button.hint}
        </MenuItem>
      ))}
    </MenuList>
  )
}

const Disc = ({ background, children }: { background: string; children: ReactNode }) => (
  <Box
    sx={{
      width: 32,
      height: 32,
      flexShrink: 0,
      borderRadius: '50%',
      display: 'grid',
      placeItems: 'center',
      bgcolor: background,
      color: 'primary.contrastText',
    }}
  >
    {children}
  </Box>
)
