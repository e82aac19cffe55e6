import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import type { EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { monthName } from '#lib/month-name.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { monthAfter, weeksOf } from './calendar.rules.ts'
import { EntryCard } from './entry-card.tsx'
import { isOverdue } from './entry-marks.tsx'

type Props = { month: string; rows: readonly EntryRow[]; canEdit: boolean; addressOf: (month: string) => string }

/** Needs by the day they are needed: a month on wide screens, a list of days on a phone. */
export function BoardCalendar({ month, rows, canEdit, addressOf }: Props) {
  const { t, i18n } = useTranslation('purchasing')
  const isPhone = usePhone()
  const name = monthName(month, i18n.language)
  const byDay = Map.groupBy(rows, ({ neededOn }) => neededOn)
  return (
    <Box>
      <Box component="nav" aria-label={name} sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 3 }}>
        <IconButton component={Anchor} href={addressOf(monthAfter(month, -1))} aria-label={t('calendar.previous')}>
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <Typography
          variant="h2"
          sx={{ minWidth: { sm: 220 }, textAlign: 'center', '&::first-letter': { textTransform: 'uppercase' } }}
          aria-live="polite"
        >
          {name}
        </Typography>
        <IconButton component={Anchor} href={addressOf(monthAfter(month, 1))} aria-label={t('calendar.next')}>
          <Icon path={mdiChevronRight} />
        </IconButton>
        {month !== sellerToday().slice(0, 7) && (
          <Link component={Anchor} href={addressOf(sellerToday().slice(0, 7))} sx={{ ml: 2 }}>
            {t('calendar.today')}
          </Link>
        )}
      </Box>
      {isPhone ? <DayList byDay={byDay} canEdit={canEdit} /> : <MonthGrid month={month} name={name} byDay={byDay} />}
    </Box>
  )
}

type Days = ReadonlyMap<string, readonly EntryRow[]>

function DayList({ byDay, canEdit }: { byDay: Days; canEdit: boolean }) {
  const { t, i18n } = useTranslation('purchasing')
  if (byDay.size === 0) return <Typography color="textSecondary">{t('calendar.empty')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {[...byDay].map(([day, rows]) => (
        <Box key={day} component="section" aria-label={formatDayWithWeekday(day, i18n.language)}>
          <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
            {formatDayWithWeekday(day, i18n.language)}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <EntryCard key={row.id} row={row} canEdit={canEdit} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const cell = { border: 1, borderColor: 'divider', p: 1.5, verticalAlign: 'top', width: `${100 / 7}%`, height: 104 } as const
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

function MonthGrid({ month, name, byDay }: { month: string; name: string; byDay: Days }) {
  const { t } = useTranslation('purchasing')
  const today = sellerToday()
  return (
    <Box
      component="table"
      aria-label={t('calendar.label', { month: name })}
      sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {weekdays.map((day) => (
            <Box
              component="th"
              key={day}
              scope="col"
              sx={{ p: 1.5, fontSize: 13, fontWeight: 500, color: 'text.secondary', textAlign: 'left' }}
            >
              {t(`calendar.weekdays.${day}`)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Box component="td" key={day} sx={{ ...cell, ...(!day.startsWith(month) && { bgcolor: 'action.hover' }) }}>
                <Box
                  component="time"
                  dateTime={day}
                  sx={{
                    fontSize: 13,
                    color: day.startsWith(month) ? 'text.primary' : 'text.secondary',
                    ...(day === today && { fontWeight: 700, color: 'primary.main' }),
                  }}
                >
                  {Number(day.slice(8))}
                </Box>
                <DayEntries rows={byDay.get(day) ?? []} />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function DayEntries({ rows }: { rows: readonly EntryRow[] }) {
  const { t } = useTranslation('purchasing')
  if (rows.length === 0) return null
  const colourOf = (row: EntryRow) => {
    if (isOverdue(row) || row.figures.lateCount > 0) return 'error.main'
    return row.figures.shortCount > 0 ? 'warning.main' : 'success.main'
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ borderLeft: 3, borderColor: colourOf(row), pl: 1.5, fontSize: 12, lineHeight: 1.35, minWidth: 0 }}
        >
          <Link component={Anchor} href={paths.purchasingEntry(row.id)} sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
            {row.name}
          </Link>
          <Box sx={{ color: 'text.secondary' }}>{t(`states.${row.state}`)}</Box>
        </Box>
      ))}
    </Box>
  )
}
