import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ImportSchedule, ImportScheduleDraft } from '@vitrina/contract/goods-import/import-schedules'
import { isFeedAddress, isFolderFile, scheduleIntervals, scheduleSources } from '@vitrina/contract/goods-import/import-schedule.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { TimeField } from '../time-field.tsx'
import { schedulesQuery, useAddSchedule, useChangeSchedule } from './schedules.api.ts'

/** `importId`: the import to be repeated; `schedule`: the one to be changed. */
type Props = { onClose: () => void } & ({ importId: number; schedule?: never } | { schedule: ImportSchedule; importId?: never })

const NIGHT = '05:00'

/** Where the file is taken from, and when. */
export function ScheduleDialog({ onClose, importId, schedule }: Props) {
  const { t } = useTranslation('goods-import')
  const add = useAddSchedule()
  const change = useChangeSchedule()
  const { data } = useQuery(schedulesQuery)
  const [draft, setDraft] = useState<ImportScheduleDraft>(() => ({
    source: schedule?.source ?? 'address',
    place: schedule?.place ?? '',
    every: schedule?.every ?? 'day',
    time: schedule?.time ?? NIGHT,
  }))
  const { source, place, every, time } = draft
  const isWrong = place.trim() !== '' && !(source === 'address' ? isFeedAddress(place.trim()) : isFolderFile(place.trim()))
  const failure = add.error ?? change.error
  const error = failure instanceof ApiError ? failure.message : failure ? t('failed') : undefined
  const done = () => {
    onClose()
    showMessage({ text: t('schedules.saved'), kind: 'success' })
  }
  const save = () => {
    const given = { ...draft, place: place.trim() }
    if (schedule) change.mutate({ ...given, id: schedule.id, isOn: schedule.isOn }, { onSuccess: done })
    else add.mutate({ ...given, importId }, { onSuccess: done })
  }
  const isPending = add.isPending || change.isPending
  return (
    <AppDialog isOpen title={t(schedule ? 'schedules.change' : 'schedules.add')} isBusy={isPending} onClose={onClose}>
      <DialogForm
        submit={t('schedules.save')}
        isPending={isPending}
        isIncomplete={place.trim() === '' || isWrong || time === ''}
        error={error}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Typography color="textSecondary">{t('schedules.text')}</Typography>
        <TextField
          select
          label={t('schedules.source.label')}
          value={source}
          onChange={({ target }) =>
            setDraft({ ...draft, source: scheduleSources.find((one) => one === target.value) ?? 'address', place: '' })
          }
        >
          {scheduleSources.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`schedules.source.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          required
          label={t(`schedules.place.${source}`)}
          value={place}
          error={isWrong}
          helperText={isWrong ? t(`schedules.wrong.${source}`) : t(`schedules.hint.${source}`, { folder: data?.folder ?? '' })}
          onChange={({ target }) => setDraft({ ...draft, place: target.value })}
          slotProps={{ htmlInput: { maxLength: 1000 }, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
        />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField
            select
            label={t('schedules.every.label')}
            value={every}
            onChange={({ target }) => setDraft({ ...draft, every: scheduleIntervals.find((one) => one === target.value) ?? 'day' })}
          >
            {scheduleIntervals.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`schedules.every.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TimeField
            required
            label={t('schedules.time')}
            helperText={t(every === 'hour' ? 'schedules.minutes' : 'schedules.zone')}
            value={time}
            onChange={(typed) => setDraft({ ...draft, time: typed })}
          />
        </Box>
      </DialogForm>
    </AppDialog>
  )
}
