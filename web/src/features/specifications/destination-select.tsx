import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type DestinationOption, NEAREST, useDestination } from './destination-choice.ts'

/** Where the goods are wanted: days in the table and in files are those for this destination. */
export function DestinationSelect() {
  const { t } = useTranslation('specifications')
  const { options, value, choose } = useDestination()
  // Nothing to choose from.
  if (options.length < 2) return null
  const textOf = ({ value: kind, point }: DestinationOption) => {
    // Most points are named after their city.
    if (point) return t('destination.pickup', { point: point.name.includes(point.city) ? point.name : `${point.name}, ${point.city}` })
    return kind === NEAREST ? t('destination.nearest') : t(kind === 'delivery' ? 'destination.delivery' : 'destination.carrier')
  }
  return (
    <TextField
      select
      size="small"
      label={t('destination.label')}
      value={value}
      onChange={({ target }) => choose(target.value)}
      sx={{ width: { xs: '100%', sm: 280 }, ml: { sm: 'auto' } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {textOf(option)}
        </MenuItem>
      ))}
    </TextField>
  )
}
