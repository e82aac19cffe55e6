import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Answer } from '@vitrina/contract/endpoint'
import type { schedulesApi } from '@vitrina/contract/account/schedules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { FormSection } from '../form-section.tsx'

type Route = Answer<typeof schedulesApi.deliveryDates>['routes'][number]

/** Delivery days, each with the last moment to order for it. */
export function RouteCalendar({ route, region }: { route: Route; region: string }) {
  const { t, i18n } = useTranslation('account')
  const money = useMoney()
  const [next] = route.days
  const terms = [
    t('deliveries.cutoff', { time: route.cutoff }),
    route.windows.length > 0 && t('deliveries.windows', { windows: route.windows.map(({ from, to }) => `${from}–${to}`).join(', ') }),
    route.price > 0 ? t('deliveries.price', { sum: money(route.price, { kopecks: false }) }) : t('deliveries.free'),
    route.price > 0 && route.freeFrom !== null && t('deliveries.freeFrom', { sum: money(route.freeFrom, { kopecks: false }) }),
    route.minimum > 0 && t('deliveries.minimum', { sum: money(route.minimum, { kopecks: false }) }),
  ].filter(Boolean)
  return (
    <FormSection title={t('deliveries.calendar', { region })} text={t('deliveries.from', { warehouse: route.warehouse })}>
      {next && (
        <Typography sx={{ mb: 2 }}>
          {t('deliveries.next', { day: formatDayWithWeekday(next.date, i18n.language), until: formatMoment(next.orderBy) })}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t('deliveries.days')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mb: 3, p: 0 }}
      >
        {route.days.map(({ date }) => (
          <Box
            component="li"
            key={date}
            sx={{ px: 2.5, py: 1, border: 1, borderColor: 'divider', borderRadius: 1, fontSize: 13, fontVariantNumeric: 'tabular-nums' }}
          >
            {formatDayWithWeekday(date, i18n.language)}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {terms.join(' · ')}
      </Typography>
    </FormSection>
  )
}
