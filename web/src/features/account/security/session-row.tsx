import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { mdiAccountTieOutline, mdiCellphone, mdiMonitor } from '@mdi/js'
import type { Session } from '@vitrina/contract/account/sessions'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'

type Props = { session: Session; isPending: boolean; onEnd: () => void }

export function SessionRow({ session, isPending, onEnd }: Props) {
  const { t } = useTranslation('account')
  const { browser, system, isPhone, ip, staffName, isCurrent, seenAt, createdAt } = session
  const device = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown')
  const icon = staffName ? mdiAccountTieOutline : isPhone ? mdiCellphone : mdiMonitor
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Icon path={icon} sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {staffName ? t('sessions.staff', { name: staffName }) : device}
          {isCurrent && <Chip size="small" color="success" variant="outlined" label={t('sessions.current')} sx={{ ml: 2 }} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            staffName && device,
            ip,
            t('sessions.seen', { when: formatMoment(seenAt) }),
            t('sessions.since', { when: formatMoment(createdAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button size="small" variant="outlined" loading={isPending} onClick={onEnd} aria-label={t('sessions.endNamed', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  )
}
