import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { Icon } from '#ui/icon.tsx'

/** Switches light and dark, for guests too; the user menu also has "as the system". */
export function SchemeButton() {
  const { t } = useTranslation()
  const { mode, systemMode, setMode } = useColorScheme()
  // The server does not know the scheme.
  const isDark = useIsHydrated() && (mode === 'system' ? systemMode : mode) === 'dark'
  const label = t(isDark ? 'scheme.toLight' : 'scheme.toDark')
  return (
    <IconButton size="small" color="inherit" aria-label={label} title={label} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      <Icon path={isDark ? mdiWhiteBalanceSunny : mdiWeatherNight} sx={{ fontSize: 18 }} />
    </IconButton>
  )
}
