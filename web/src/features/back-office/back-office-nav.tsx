import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'

const rooms = {
  orders: paths.deskOrders,
  returns: paths.deskReturns,
  payments: paths.deskPayments,
  specifications: paths.deskSpecifications,
  purchasing: paths.deskPurchasing,
  quotes: paths.deskQuotes,
  club: paths.deskClub,
  customers: paths.customers,
  ranking: paths.ranking,
  dictionary: paths.searchDictionary,
  calendar: paths.calendar,
} as const

/** Without the buyers' own pages there is nothing for staff to look at. */
const ofBuyers: Partial<Record<keyof typeof rooms, string>> = { purchasing: paths.purchasing, club: paths.club }

/** Sections of the back office. */
export function BackOfficeNav({ open }: { open: keyof typeof rooms }) {
  const { t } = useTranslation('back-office')
  const isOpen = useIsOpen()
  const shown = (Object.entries(rooms) as [keyof typeof rooms, string][]).filter(
    ([room]) => !(room in ofBuyers) || isOpen(ofBuyers[room] ?? ''),
  )
  return (
    <Box
      component="nav"
      aria-label={t('rooms.label')}
      sx={{
        display: 'flex',
        gap: 5,
        mb: 4,
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        // Makes the back office unmistakable.
        borderTop: 3,
        borderTopColor: 'warning.main',
      }}
    >
      {shown.map(([room, path]) => (
        <Box
          key={room}
          component={Anchor}
          href={path}
          aria-current={room === open ? 'page' : undefined}
          sx={{
            py: 2.5,
            color: 'text.secondary',
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            borderBottom: 2,
            borderColor: 'transparent',
            '&:hover': { color: 'text.primary' },
            '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
          }}
        >
          {t(`rooms.${room}`)}
        </Box>
      ))}
    </Box>
  )
}
