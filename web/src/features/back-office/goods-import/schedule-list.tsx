import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatSellerMoment } from '@vitrina/contract/days/days.rules'
import type { ImportSchedule } from '@vitrina/contract/goods-import/import-schedules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { ErrorNote } from './error-note.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { schedulesQuery, useChangeSchedule, useRemoveSchedule, useRunSchedule } from './schedules.api.ts'

/** Imports by the clock; nothing while there are none. */
export function ScheduleList() {
  const { t } = useTranslation('goods-import')
  const { data } = useQuery(schedulesQuery)
  const [changed, setChanged] = useState<ImportSchedule | null>(null)
  if (!data || data.items.length === 0) return null
  return (
    <Box component="section" aria-label={t('schedules.title')}>
      <Typography variant="h2" sx={{ mt: 6, mb: 3 }}>
        {t('schedules.title')}
      </Typography>
      <Paper
        component="ul"
        variant="outlined"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data.items.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} onChange={() => setChanged(schedule)} />
        ))}
      </Paper>
      {changed && <ScheduleDialog schedule={changed} onClose={() => setChanged(null)} />}
    </Box>
  )
}

function ScheduleRow({ schedule, onChange }: { schedule: ImportSchedule; onChange: () => void }) {
  const { t } = useTranslation('goods-import')
  const change = useChangeSchedule()
  const run = useRunSchedule()
  const remove = useRemoveSchedule()
  const { id, place, every, time, isOn, targets, author, nextRunAt, lastRunAt, lastOutcome, lastImportId, message } = schedule
  return (
    <Box component="li" sx={{ px: 4, py: 3, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Typography sx={{ flex: '1 1 260px', fontWeight: 600, overflowWrap: 'anywhere' }}>{place}</Typography>
        <FormControlLabel
          sx={{ mr: 0 }}
          control={<Switch checked={isOn} disabled={change.isPending} onChange={(_, next) => change.mutate({ ...schedule, isOn: next })} />}
          label={t(isOn ? 'schedules.on' : 'schedules.off')}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          targets.map((target) => t(`targets.${target}`)).join(', '),
          t(`schedules.at.${every}`, { time, minutes: time.slice(3) }),
          nextRunAt && t('schedules.next', { at: formatSellerMoment(new Date(nextRunAt)) }),
          author,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {lastRunAt && lastOutcome && (
        <Typography variant="body2" color={lastOutcome === 'failed' ? 'error' : 'textSecondary'}>
          {t(`schedules.last.${lastOutcome}`, { at: formatSellerMoment(new Date(lastRunAt)), why: message ?? '' })}{' '}
          {lastImportId !== null && (
            <Link component={Anchor} underline="always" href={deskPaths.import(lastImportId)}>
              {t('schedules.lastImport', { id: lastImportId })}
            </Link>
          )}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1.5 }}>
        <Button
          size="small"
          disabled={run.isPending}
          onClick={() => run.mutate(id, { onSuccess: () => showMessage({ text: t('schedules.started'), kind: 'success' }) })}
        >
          {t('schedules.run')}
        </Button>
        <Button size="small" onClick={onChange}>
          {t('schedules.edit')}
        </Button>
        <Button
          size="small"
          color="error"
          onClick={() =>
            askConfirm({
              title: t('schedules.removeTitle'),
              text: t('schedules.removeText'),
              confirm: t('schedules.remove'),
              isDangerous: true,
              run: () => remove.mutateAsync(id),
            })
          }
        >
          {t('schedules.remove')}
        </Button>
      </Box>
      <ErrorNote error={change.error ?? run.error} />
    </Box>
  )
}
