import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { notificationsQuery } from '../account.api.ts'
import { LoadingForm } from '../loading-form.tsx'
import { NotificationsForm } from './notifications-form.tsx'

/** */
export function NotificationsPage() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery(notificationsQuery)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <Page title={t('sections.notifications')}>{data ? <NotificationsForm choice={data} /> : <LoadingForm rows={8} />}</Page>
}
