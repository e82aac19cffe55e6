import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { mdiTruckDeliveryOutline, mdiTruckOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/dates.ts'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { deliveryDatesQuery, upcomingQuery } from '../account.api.ts'
import { EmptyNote } from '../empty-note.tsx'
import { FormSection } from '../form-section.tsx'
import { LoadingForm } from '../loading-form.tsx'
import { NoCompany } from '../no-company.tsx'
import { RouteCalendar } from './route-calendar.tsx'

/** R-16, M-09: what is on its way, and when cars come to the region. */
export function DeliverySchedulePage() {
  const { t } = useTranslation('account')
  const hasCompany = useUser()?.companyName !== null
  const dates = useQuery({ ...deliveryDatesQuery, enabled: hasCompany })
  const upcoming = useQuery({ ...upcomingQuery, enabled: hasCompany })
  if (!hasCompany) return <NoCompany title={t('sections.deliverySchedule')} />
  const error = dates.error ?? upcoming.error
  if (error && !dates.data) return <ErrorView error={error} onRetry={() => void dates.refetch()} />
  return (
    <Page title={t('sections.deliverySchedule')}>
      <FormSection title={t('deliveries.upcoming')} width={980}>
        {!upcoming.data && <LoadingForm rows={1} width={980} />}
        {upcoming.data?.items.length === 0 && (
          <EmptyNote isQuiet icon={mdiTruckDeliveryOutline} title={t('deliveries.none')} text={t('deliveries.noneText')} />
        )}
        {upcoming.data && upcoming.data.items.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {upcoming.data.items.map((one) => (
              <Box component="li" key={`${one.orderId}-${one.date}`} sx={{ py: 2 }}>
                <Typography>
                  {formatDate(one.date)}
                  {one.window && `, ${one.window.from}–${one.window.to}`} · {one.number}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {one.address}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </FormSection>
      {!dates.data && <LoadingForm rows={3} width={980} />}
      {dates.data && dates.data.routes.length === 0 && (
        <FormSection title={t('deliveries.calendar', { region: dates.data.region })} width={980}>
          <EmptyNote isQuiet icon={mdiTruckOutline} title={t('deliveries.noRoutes')} text={t('deliveries.noRoutesText')} />
        </FormSection>
      )}
      {dates.data?.routes.map((route) => (
        <RouteCalendar key={route.warehouse} route={route} region={dates.data.region} />
      ))}
    </Page>
  )
}
