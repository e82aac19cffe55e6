import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { type RoomName, roomGroups, roomOf } from './rooms.ts'
import { useRooms } from './use-rooms.ts'

/** Pages of every colleague, whatever their role. */
const ownPages = ['guide', 'security'] as const
type OwnPage = (typeof ownPages)[number]
const isOwn = (open: RoomName | OwnPage): open is OwnPage => ownPages.some((own) => own === open)

/** Sections of the back office: the groups above, the sections of the open one below. */
export function BackOfficeNav({ open }: { open: RoomName | OwnPage }) {
  const { t } = useTranslation('back-office')
  const shown = useRooms()
  const openGroup = isOwn(open) ? null : roomOf(open).group
  const groups = roomGroups.flatMap((group) => {
    const first = shown.find((room) => room.group === group)
    return first ? [{ group, path: first.path }] : []
  })
  return (
    <Box sx={{ mb: 3, borderBottom: 1, borderColor: 'divider', borderTop: 3, borderTopColor: 'warning.main' }}>
      <Box component="nav" aria-label={t('rooms.groups')} sx={{ ...row, gap: 4, pt: 1.5 }}>
        {(groups.length > 1 || isOwn(open)) &&
          groups.map(({ group, path }) => (
            <Box key={group} component={Anchor} href={path} aria-current={group === openGroup ? 'true' : undefined} sx={groupLink}>
              {t(`rooms.group.${group}`)}
            </Box>
          ))}
        {ownPages.map((own, place) => (
          <Box
            key={own}
            component={Anchor}
            href={deskPaths[own]}
            aria-current={own === open ? 'page' : undefined}
            sx={{ ...groupLink, ...(place === 0 && { ml: 'auto' }) }}
          >
            {t(`rooms.${own}`)}
          </Box>
        ))}
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
