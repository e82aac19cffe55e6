import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { type CalendarDay, dayKinds } from '@vitrina/contract/calendar/calendar'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useSetDay } from './calendar.api.ts'
import type { Month } from './calendar-year.rules.ts'

/** Sets whether a day is a working one, and why. */
export function DayDialog({ months }: { months: readonly Month[] }) {
  const opened = useHistoryState('openedCalendarDay')
  const { close } = useHistoryStateSwitch()
  const day = months.flatMap(({ weeks }) => weeks.flat()).find((one) => one?.day === opened)
  return day ? <DayForm key={day.day} day={day} onClose={() => close('openedCalendarDay')} /> : null
}

function DayForm({ day: { day, ...before }, onClose }: { day: CalendarDay; onClose: () => void }) {
  const { t } = useTranslation('calendar')
  const [kind, setKind] = useState(before.kind)
  const [note, setNote] = useState(before.note)
  const save = useSetDay()
  return (
    <AppDialog isOpen title={formatDate(day)} onClose={onClose} isBusy={save.isPending}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ day, kind, note }, { onSuccess: onClose })
        }}
      >
        <RadioGroup aria-label={t('kind')} value={kind} onChange={(_, chosen) => setKind(dayKinds.find((one) => one === chosen) ?? kind)}>
          {dayKinds.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`kinds.${one}`)} />
          ))}
        </RadioGroup>
        <TextField
          label={t('note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
