import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { EntryBody } from '@vitrina/contract/content/content-entries'
import dayjs from 'dayjs'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useEntryForm } from './entry-form-context.ts'

type Window = Pick<EntryBody, 'from' | 'until'>

const shown = (moment: string | null) => (moment === null ? '' : dayjs(moment).format('YYYY-MM-DDTHH:mm'))
const read = (text: string) => (dayjs(text).isValid() && text !== '' ? dayjs(text).toISOString() : null)

/** From when until when buyers see it, by the clock of whoever writes. */
export function ShowWindow({ value, isOff, onChange }: { value: Window; isOff: boolean; onChange: (value: Window) => void }) {
  const { t } = useTranslation('content-desk')
  const { errorAt } = useEntryForm()
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 280px))' } }}>
      {(['from', 'until'] as const).map((side) => {
        const error = errorAt(side)
        return (
          <TextField
            key={side}
            type="datetime-local"
            label={t(`fields.${side}`)}
            value={shown(value[side])}
            disabled={isOff}
            error={Boolean(error)}
            helperText={error ?? (isOff ? undefined : t(`hints.${side}`))}
            onChange={({ target }) => onChange({ from: value.from, until: value.until, [side]: read(target.value) })}
            slotProps={{ inputLabel: { shrink: true }, formHelperText: { ...(error && { role: 'alert' }) } }}
          />
        )
      })}
    </Box>
  )
}
