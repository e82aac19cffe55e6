import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CALENDAR_YEARS } from '@vitrina/contract/calendar/calendar'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { calendarQuery } from './calendar.api.ts'
import { calendarAddress, readYear } from './calendar.params.ts'
import { countDays, monthsOf } from './calendar-year.rules.ts'
import { DayDialog } from './day-dialog.tsx'
import { DayKinds } from './day-kinds.tsx'
import { MonthTable } from './month-table.tsx'

/** The calendar of working days for reserves and deliveries. */
export function CalendarPage() {
  const mayChange = may(useUser()?.Group, 'calendar')
  const { t } = useTranslation('calendar')
  const search = useLocation({ select: (location) => location.searchStr })
  const [thisYear] = useState(() => Number(sellerToday().slice(0, 4)))
  const year = readYear(parseSearch(search), thisYear)
  const { data, error, refetch, isPlaceholderData } = useQuery(calendarQuery(year))

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const months = data && monthsOf(data.year, data.days)
  return (
    <Page title={t('title', { year: data?.year ?? year })} nav={<BackOfficeNav open="calendar" />} actions={<YearSwitch year={year} />}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t(mayChange ? 'purpose' : 'purposeReader')}
      </Typography>
      {!months && <Skeleton variant="rounded" height={480} role="status" aria-label={t('loading')} />}
      {months && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.days.length === 0 && (
            <Alert severity="warning" sx={{ mb: 3 }}>
              {t('unpublished', { year: data.year })}
            </Alert>
          )}
          <Typography role="status" sx={{ mb: 2 }}>
            {t('working', { count: countDays(months).working })} {t('short', { count: countDays(months).short })}
          </Typography>
          <DayKinds />
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}>
            {months.map((month) => (
              <MonthTable key={month.month} month={month} mayChange={mayChange} />
            ))}
          </Box>
          {mayChange && <DayDialog months={months} />}
        </Box>
      )}
    </Page>
  )
}

function YearSwitch({ year }: { year: number }) {
  const { t } = useTranslation('calendar')
  return (
    <Box component="nav" aria-label={t('years')} sx={{ display: 'flex', gap: 2 }}>
      {year > CALENDAR_YEARS.first && (
        <Button variant="outlined" component={Anchor} href={calendarAddress(year - 1)} startIcon={<Icon path={mdiChevronLeft} />}>
          {year - 1}
        </Button>
      )}
      {year < CALENDAR_YEARS.last && (
        <Button variant="outlined" component={Anchor} href={calendarAddress(year + 1)} endIcon={<Icon path={mdiChevronRight} />}>
          {year + 1}
        </Button>
      )}
    </Box>
  )
}
