import { mdiTruckOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Page } from '#ui/page.tsx'
import { deliveryDatesQuery } from '../account.api.ts'
import { EmptyNote } from '../empty-note.tsx'
import { FailedNote } from '../failed-note.tsx'
import { FormSection } from '../form-section.tsx'
import { LoadingForm } from '../loading-form.tsx'
import { NoCompany } from '../no-company.tsx'
import { RouteCalendar } from './route-calendar.tsx'
import { UpcomingDeliveries } from './upcoming-deliveries.tsx'

/** R-16, M-09: deliveries on their way, and the delivery days of the region. */
export function DeliverySchedulePage() {
  const { t } = useTranslation('account')
  const hasCompany = useUser()?.companyName !== null
  if (!hasCompany) return <NoCompany title={t('sections.deliverySchedule')} />
  return (
    <Page title={t('sections.deliverySchedule')}>
      <UpcomingDeliveries />
      <RouteCalendars />
    </Page>
  )
}

function RouteCalendars() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery(deliveryDatesQuery)
  if (error && !data)
    return (
      <FormSection title={t('deliveries.days')}>
        <FailedNote error={error} onRetry={() => void refetch()} />
      </FormSection>
    )
  if (!data) return <LoadingForm rows={3} />
  if (data.routes.length === 0)
    return (
      <FormSection title={t('deliveries.calendar', { region: data.region })}>
        <EmptyNote isQuiet icon={mdiTruckOutline} title={t('deliveries.noRoutes')} text={t('deliveries.noRoutesText')} />
      </FormSection>
    )
  return data.routes.map((route) => <RouteCalendar key={route.warehouse} route={route} region={data.region} />)
}
