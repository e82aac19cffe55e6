import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { mdiClipboardCheckOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { deskQueues } from '@vitrina/contract/orders/order-desk'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { deskQuery } from './desk.api.ts'
import { type DeskParams, deskAddress, isDeskFiltered, noDeskFilters, readDeskParams } from './desk.params.ts'
import { DeskFilters } from './desk-filters.tsx'
import { DeskList } from './desk-list.tsx'

/** The order queue for staff: the longest waiting first. */
export function DeskPage() {
  const { t } = useTranslation(['desk', 'back-office'])
  const params = readDeskParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(deskQuery(params))
  const addressOf = (changed: Partial<DeskParams>) => deskAddress({ ...params, page: 1, ...changed })

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('queue.title')} nav={<BackOfficeNav open="orders" />}>
      <QueueTabs
        label={t('queue.label')}
        chosen={params.queue}
        queues={deskQueues.map((queue) => ({
          key: queue,
          title: t(`queues.${queue}`),
          address: addressOf({ queue }),
          count: data?.counts[queue],
        }))}
      />
      <DeskFilters params={params} addressOf={addressOf} />
      {!data && <Skeleton variant="rounded" height={420} aria-label={t('queue.loading')} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
            {t('queue.found', { count: data.meta.totalCount })}
          </Typography>
          {data.items.length > 0 ? <DeskList orders={data.items} now={dataUpdatedAt} /> : <Nothing params={params} />}
          <ListPages
            label={t('back-office:pages')}
            page={params.page}
            count={data.meta.pageCount}
            addressOf={(page) => addressOf({ page })}
          />
        </Box>
      )}
    </Page>
  )
}

function Nothing({ params }: { params: DeskParams }) {
  const { t } = useTranslation('desk')
  const why = isDeskFiltered(params) ? 'filtered' : 'none'
  const texts = { title: t(`queue.empty.${why}.title`), text: t(`queue.empty.${why}.text`), action: t(`queue.empty.${why}.action`) }
  const rest = why === 'filtered' ? { ...params, ...noDeskFilters, page: 1 } : readDeskParams({})
  return <ListEmpty icon={mdiClipboardCheckOutline} texts={texts} href={deskAddress(rest)} />
}
