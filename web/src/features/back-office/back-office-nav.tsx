import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { type RoomName, roomGroups, roomOf } from './rooms.ts'
import { useRooms } from './use-rooms.ts'

/** Sections of the back office: the groups above, the sections of the open one below. */
export function BackOfficeNav({ open }: { open: RoomName | null }) {
  const { t } = useTranslation('back-office')
  const shown = useRooms()
  const openGroup = open ? roomOf(open).group : null
  const groups = roomGroups.flatMap((group) => {
    const first = shown.find((room) => room.group === group)
    return first ? [{ group, path: first.path }] : []
  })
  return (
    <Box sx={{ mb: 4, borderBottom: 1, borderColor: 'divider', borderTop: 3, borderTopColor: 'warning.main' }}>
      <Box component="nav" aria-label={t('rooms.groups')} sx={{ ...row, gap: 4, pt: 1.5 }}>
        {(groups.length > 1 || open === null) &&
          groups.map(({ group, path }) => (
            <Box key={group} component={Anchor} href={path} aria-current={group === openGroup ? 'true' : undefined} sx={groupLink}>
              {t(`rooms.group.${group}`)}
            </Box>
          ))}
        <Box
          component={Anchor}
          href={deskPaths.security}
          aria-current={open === null ? 'page' : undefined}
          sx={{ ...groupLink, ml: 'auto' }}
        >
          {t('rooms.security')}
        </Box>
      </Box>
      <Box component="nav" aria-label={t('rooms.label')} sx={{ ...row, gap: 5 }}>
        {shown
          .filter(({ group }) => group === openGroup)
          .map(({ name, path }) => (
            <Box key={name} component={Anchor} href={path} aria-current={name === open ? 'page' : undefined} sx={roomLink}>
              {t(`rooms.${name}`)}
            </Box>
          ))}
      </Box>
    </Box>
  )
}

const row = { display: 'flex', overflowX: 'auto' } as const
const link = { color: 'text.secondary', textDecoration: 'none', whiteSpace: 'nowrap', '&:hover': { color: 'text.primary' } } as const
const groupLink = { ...link, typography: 'body2', '&[aria-current]': { color: 'text.primary', fontWeight: 600 } } as const
const roomLink = {
  ...link,
  py: 2.5,
  borderBottom: 2,
  borderColor: 'transparent',
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const
