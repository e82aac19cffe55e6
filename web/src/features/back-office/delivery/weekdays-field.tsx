import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

export const week = [1, 2, 3, 4, 5, 6, 7] as const

/** "пн, вт, чт", or every day. */
export function useWeekdaysText() {
  const { t } = useTranslation('stock-desk')
  return (days: readonly number[]): string =>
    days.length === week.length
      ? t('weekdays.all')
      : week
          .filter((day) => days.includes(day))
          .map((day) => t(`weekdays.${day}`))
          .join(', ')
}

type Props = { label: string; hint?: string; value: readonly number[]; onChange: (days: number[]) => void }

/** Some days of the week, Monday first; at least one. */
export function WeekdaysField({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation('stock-desk')
  const id = useId()
  return (
    <FormControl>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        size="small"
        aria-labelledby={id}
        value={[...value]}
        onChange={(_, chosen: number[]) => onChange(chosen.toSorted((a, b) => a - b))}
        sx={{ flexWrap: 'wrap' }}
      >
        {week.map((day) => (
          <ToggleButton key={day} value={day} aria-label={`${t(`weekdays.${day}`)}, ${t(`weekdays.full.${day}`)}`} sx={{ px: 2.5 }}>
            {t(`weekdays.${day}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {(hint || value.length === 0) && (
        <FormHelperText error={value.length === 0}>{value.length === 0 ? t('weekdays.none') : hint}</FormHelperText>
      )}
    </FormControl>
  )
}
