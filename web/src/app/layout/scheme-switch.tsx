import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useColorScheme } from '@mui/material/styles'
import { mdiThemeLightDark, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'

export const schemes = [
  { mode: 'light', icon: mdiWhiteBalanceSunny },
  { mode: 'system', icon: mdiThemeLightDark },
  { mode: 'dark', icon: mdiWeatherNight },
] as const

export type SchemeMode = (typeof schemes)[number]['mode']

/** Light, dark, or as the system; stored in this browser. */
export function SchemeSwitch() {
  const { t } = useTranslation()
  const { mode, setMode } = useColorScheme()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      fullWidth
      value={mode ?? 'system'}
      aria-label={t('scheme.label')}
      onChange={(_, next: SchemeMode | null) => next && setMode(next)}
    >
      {schemes.map((scheme) => (
        <ToggleButton
          key={scheme.mode}
          value={scheme.mode}
          aria-label={t(`scheme.${scheme.mode}`)}
          title={t(`scheme.${scheme.mode}`)}
          sx={{ py: 1 }}
        >
          <Icon path={scheme.icon} sx={{ fontSize: 18 }} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
