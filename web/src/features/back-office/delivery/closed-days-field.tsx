import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'

type Props = { value: readonly string[]; onChange: (days: string[]) => void }

/** Days on which this warehouse alone is closed; the seller's own calendar counts for all of them anyway. */
export function ClosedDaysField({ value, onChange }: Props) {
  const { t } = useTranslation('stock-desk')
  const [day, setDay] = useState('')
  const add = () => {
    onChange([...new Set([...value, day])].toSorted())
    setDay('')
  }
  return (
    <Box role="group" aria-label={t('warehouse.closedOn')} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('warehouse.closedHint')}
      </Typography>
      {value.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {value.map((one) => (
            <Chip key={one} size="small" label={formatDate(one)} onDelete={() => onChange(value.filter((other) => other !== one))} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <DateField label={t('warehouse.closedDay')} value={day} onChange={setDay} min={sellerToday()} />
        <Button variant="outlined" disabled={day === ''} onClick={add}>
          {t('add')}
        </Button>
      </Box>
    </Box>
  )
}
