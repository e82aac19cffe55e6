import Box from '@mui/material/Box'
import type { EntryBody } from '@vitrina/contract/content/content-entries'
import dayjs from 'dayjs'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DateField } from '#ui/date-field.tsx'
import { TimeField } from '../time-field.tsx'
import { useEntryForm } from './entry-form-context.ts'

type Window = Pick<EntryBody, 'from' | 'until'>

/** A day without a time is meant whole: from its first minute, or until its last. */
const wholeDay = { from: '00:00', until: '23:59' } as const

const momentOf = (day: string, time: string) => (day === '' ? null : dayjs(`${day}T${time}`).toISOString())

/** From when until when buyers see it, by the clock of whoever writes. */
export function ShowWindow({ value, isOff, onChange }: { value: Window; isOff: boolean; onChange: (value: Window) => void }) {
  const { t } = useTranslation('content-desk')
  const { errorAt } = useEntryForm()
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 320px))' } }}>
      {(['from', 'until'] as const).map((side) => {
        const error = errorAt(side)
        const moment = value[side]
        const day = moment === null ? '' : dayjs(moment).format('YYYY-MM-DD')
        const time = moment === null ? '' : dayjs(moment).format('HH:mm')
        const change = (next: string | null) => onChange({ from: value.from, until: value.until, [side]: next })
        return (
          <Box key={side} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) 120px', alignItems: 'start' }}>
            <DateField
              label={t(`fields.${side}`)}
              value={day}
              disabled={isOff}
              error={Boolean(error)}
              helperText={error ? <span role="alert">{error}</span> : isOff ? undefined : t(`hints.${side}`)}
              onChange={(picked) => change(momentOf(picked, time || wholeDay[side]))}
            />
            <TimeField
              label={t('fields.time')}
              value={time}
              disabled={isOff || moment === null}
              onChange={(typed) => change(momentOf(day, typed || wholeDay[side]))}
              aria-label={t('fields.timeOf', { of: t(`fields.${side}`) })}
            />
          </Box>
        )
      })}
    </Box>
  )
}
