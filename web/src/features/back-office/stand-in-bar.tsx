import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiAccountSwitchOutline } from '@mdi/js'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { useStopStandIn } from './back-office.api.ts'

/** A phone's own header stays on top. */
const PHONE_HEADER = 56

/** Always in sight while a staff member works in a buyer's place. */
export function StandInBar({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('back-office')
  const stop = useStopStandIn()
  const isPhone = usePhone()
  return (
    <Box
      component="section"
      aria-label={t('standIn.label')}
      sx={{
        position: 'sticky',
        top: isPhone ? PHONE_HEADER : 0,
        zIndex: 'appBar',
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: { xs: 4, sm: 6 },
        py: 1.5,
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
        displayPrint: 'none',
      }}
    >
      <Icon path={mdiAccountSwitchOutline} sx={{ fontSize: 20 }} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('standIn.text', { name: user.publicIdentity })}
        {user.companyName && (
          <Box component="strong" sx={{ ml: 1 }}>
            {user.companyName}
          </Box>
        )}
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        loading={stop.isPending || stop.isSuccess}
        sx={{ borderColor: 'currentColor', flex: 'none' }}
        onClick={() => stop.mutate()}
      >
        {t('standIn.stop')}
      </Button>
    </Box>
  )
}
