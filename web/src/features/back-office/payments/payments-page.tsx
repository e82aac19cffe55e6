import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiBankOutline, mdiCashCheck, mdiPlus } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { paymentFileFormats, paymentQueues } from '@vitrina/contract/payments/payment-desk'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import { PaymentList } from './payment-list.tsx'
import { paymentsQuery, usePaymentsFile } from './payments.api.ts'
import { isFiltered, noPaymentFilters, type PaymentsParams, paymentsAddress, readPaymentsParams } from './payments.params.ts'
import { RecordDialog } from './record-dialog.tsx'

/** Payments and refunds for staff; those that need an action have their own queues. */
export function PaymentsPage() {
  const { t } = useTranslation('payment-desk')
  const role = useUser()?.Group
  const { open } = useHistoryStateSwitch()
  const tool = useHistoryState('openedPaymentTool')
  const params = readPaymentsParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery(paymentsQuery(params))
  const file = usePaymentsFile()
  const addressOf = (changed: Partial<PaymentsParams>) => paymentsAddress({ ...params, page: 1, ...changed })

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t('title')}
      nav={<BackOfficeNav open="payments" />}
      actions={
        <>
          {paymentFileFormats.map((format) => (
            <Button key={format} color="inherit" disabled={file.isPending} onClick={() => file.mutate({ params, format })}>
              {t(`file.${format}`)}
            </Button>
          ))}
          {may(role, 'payments.statement') && (
            <Button variant="outlined" component={Anchor} href={deskPaths.statement} startIcon={<Icon path={mdiBankOutline} />}>
              {t('statement.title')}
            </Button>
          )}
          <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => void open({ openedPaymentTool: 'record' })}>
            {t('record.open')}
          </Button>
        </>
      }
    >
      <QueueTabs
        label={t('queues.label')}
        chosen={params.show}
        queues={paymentQueues.map((show) => ({
          key: show,
          title: t(`queues.${show}`),
          address: addressOf({ show }),
          count: show === 'all' ? undefined : data?.counts[show],
        }))}
      />
      <PaymentFilters params={params} company={data?.company ?? null} addressOf={addressOf} />
      {!data && <ListSkeleton rowHeight={56} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length > 0 ? (
            <>
              <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
                {t('found', { count: data.meta.totalCount })}
              </Typography>
              <PaymentList payments={data.items} />
            </>
          ) : (
            <Nothing params={params} />
          )}
          <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
        </Box>
      )}
      {tool === 'record' && <RecordDialog />}
    </Page>
  )
}

function Nothing({ params }: { params: PaymentsParams }) {
  const { t } = useTranslation('payment-desk')
  const why = isFiltered(params) ? 'filtered' : params.show
  const texts = { title: t(`empty.${why}.title`), text: t(`empty.${why}.text`), action: t(`empty.${why}.action`) }
  const rest = isFiltered(params) ? { ...params, ...noPaymentFilters, page: 1 } : readPaymentsParams({})
  return <ListEmpty icon={mdiCashCheck} texts={texts} href={paymentsAddress(rest)} />
}
