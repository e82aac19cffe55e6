import Box from '@mui/material/Box'
import { mdiAlertOutline, mdiCheckCircleOutline, mdiHelpCircleOutline, mdiMinusCircleOutline } from '@mdi/js'
import type { DecisionState } from '@vitrina/contract/configurator/assembly-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'

const marks = {
  ok: { icon: mdiCheckCircleOutline, color: 'success.main' },
  warning: { icon: mdiAlertOutline, color: 'error.main' },
  'not-calculated': { icon: mdiMinusCircleOutline, color: 'warning.main' },
  'not-checked': { icon: mdiHelpCircleOutline, color: 'info.main' },
} as const

/** The traffic light: a colour, a shape and a word. */
export function StateMark({ state }: { state: DecisionState }) {
  const { t } = useTranslation('configurator')
  const { icon, color } = marks[state]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color, fontSize: 13, whiteSpace: 'nowrap' }}>
      <Icon path={icon} fontSize="small" />
      {t(`states.${state}`)}
    </Box>
  )
}
