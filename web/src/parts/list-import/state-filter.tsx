import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiMinusCircleOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { type LineState, lineStates } from './review.rules.ts'

export const stateSigns = {
  matched: mdiCheckCircleOutline,
  review: mdiAlertOutline,
  unmatched: mdiAlertCircleOutline,
  skipped: mdiMinusCircleOutline,
}
const colours = { matched: 'success', review: 'warning', unmatched: 'error', skipped: 'default' } as const

type Props = { counts: Record<LineState, number>; total: number; only: LineState | null; onChange: (only: LineState | null) => void }

/** The lines of one state, each with their number. */
export function StateFilter({ counts, total, only, onChange }: Props) {
  const { t } = useTranslation('list-import')
  return (
    <Box role="group" aria-label={t('review.filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Chip
        label={t('review.all', { count: total })}
        variant={only === null ? 'filled' : 'outlined'}
        aria-pressed={only === null}
        onClick={() => onChange(null)}
      />
      {lineStates
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <Chip
            key={state}
            icon={<Icon path={stateSigns[state]} fontSize="small" />}
            color={colours[state]}
            label={t(`review.${state}`, { count: counts[state] })}
            variant={only === state ? 'filled' : 'outlined'}
            aria-pressed={only === state}
            onClick={() => onChange(only === state ? null : state)}
          />
        ))}
    </Box>
  )
}
