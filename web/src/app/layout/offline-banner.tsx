import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiWifiOff } from '@mdi/js'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Shown while the network is down; pending requests are repeated when it is back. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const online = useSyncExternalStore(subscribe, isOnline, () => true)
  return (
    <Box role="status" sx={{ flexShrink: 0, displayPrint: 'none' }}>
      {!online && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            px: { xs: 4, sm: 6 },
            py: 1.5,
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
          }}
        >
          <Icon path={mdiWifiOff} sx={{ fontSize: 20 }} />
          <Box sx={{ flexGrow: 1 }}>{t('offline.text')}</Box>
          <Button size="small" color="inherit" variant="outlined" sx={{ borderColor: 'currentColor' }} onClick={() => retry(queries)}>
            {t('retry')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** The browser's offline event may be wrong: retry, and a success hides the banner. */
function retry(queries: ReturnType<typeof useQueryClient>): void {
  onlineManager.setOnline(navigator.onLine)
  void queries.refetchQueries({ type: 'active' })
}
