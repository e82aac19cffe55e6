import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { customerStates } from '@vitrina/contract/back-office/back-office'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { customersQuery } from './back-office.api.ts'
import { BackOfficeNav } from './back-office-nav.tsx'
import { CaptchaOutages } from './captcha-outages.tsx'
import { myTasksQuery } from './companies/customer-page.api.ts'
import { MyTasks } from './companies/my-tasks.tsx'
import { CustomerCard } from './customer-card.tsx'
import { customersAddress, readCustomersParams } from './customers.params.ts'
import { RejectDialog } from './reject-dialog.tsx'

/** Companies of buyers for staff; those that wait for a decision come first. */
export function CustomersPage() {
  const { t } = useTranslation('back-office')
  const params = readCustomersParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery(customersQuery(params))
  const tasks = useQuery(myTasksQuery())
  const addressOf = (changed: Partial<typeof params>) => customersAddress({ ...params, page: 1, ...changed })

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  // Tasks stand above the list: come later, they would move it away under the pointer.
  if (tasks.isPending)
    return (
      <Page title={t('customers.title')} width={1120} nav={<BackOfficeNav open="customers" />}>
        <Skeleton variant="rounded" height={180} role="status" aria-label={t('customers.loading')} />
      </Page>
    )
  return (
    <Page title={t('customers.title')} width={1120} nav={<BackOfficeNav open="customers" />}>
      <CaptchaOutages />
      <MyTasks />
      <Box sx={{ display: 'flex', mb: 4 }}>
        <SearchForm
          texts={{ label: t('customers.search'), placeholder: t('customers.placeholder'), find: t('customers.find') }}
          q={params.search}
          maxLength={200}
          addressOf={(search) => addressOf({ search })}
        />
      </Box>
      <QueueTabs
        label={t('states.label')}
        chosen={params.state}
        queues={(['', ...customerStates] as const).map((state) => ({
          key: state,
          title: t(`states.${state || 'all'}`),
          address: addressOf({ state }),
          count: state === 'pending' ? data?.pendingCount : undefined,
        }))}
      />
      {!data && <Skeleton variant="rounded" height={180} role="status" aria-label={t('customers.loading')} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 3 }}>
            {data.meta.totalCount === 0 ? t('customers.nothing') : t('customers.found', { count: data.meta.totalCount })}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
            {data.items.map((customer) => (
              <CustomerCard key={customer.id} customer={customer} />
            ))}
          </Box>
          <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
          <RejectDialog customers={data.items} />
        </Box>
      )}
    </Page>
  )
}
