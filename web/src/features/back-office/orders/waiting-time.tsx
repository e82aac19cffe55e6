import Box from '@mui/material/Box'
import { mdiClockAlertOutline, mdiClockOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { waitingSince } from './waiting.rules.ts'

const colours = { calm: 'text.secondary', soon: 'warning.main', late: 'error.main' } as const

/** How long the buyer has waited; the icon and the text do not rely on colour. */
export function WaitingTime({
  since,
  now,
}: {
  since: string | null
  /** When the list was fetched. */
  now: number
}) {
  const { t } = useTranslation('desk')
  if (!since) return <>—</>
  const { hours, days, tone } = waitingSince(since, now)
  return (
    <Box
      component="span"
      title={t('waiting.since', { date: formatMoment(since) })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        whiteSpace: 'nowrap',
        color: colours[tone],
        fontWeight: tone === 'late' ? 600 : 400,
      }}
    >
      <Icon path={tone === 'late' ? mdiClockAlertOutline : mdiClockOutline} fontSize="inherit" />
      {days > 0 ? t('waiting.days', { count: days }) : hours > 0 ? t('waiting.hours', { count: hours }) : t('waiting.now')}
    </Box>
  )
}
