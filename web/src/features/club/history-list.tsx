import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiHistory } from '@mdi/js'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { entriesQuery, type ShownEntry } from './club.api.ts'
import { clubAddress } from './club.params.ts'
import { useSignedPoints } from './use-points.ts'

/** The ledger of points with the document behind each entry, newest first. */
export function HistoryList({ page }: { page: number }) {
  const { t } = useTranslation('club')
  const { data, error, refetch } = useQuery(entriesQuery(page))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={56} />
  if (data.items.length === 0)
    return (
      <ListEmpty
        icon={mdiHistory}
        texts={{ title: t('history.empty.title'), text: t('history.empty.text'), action: t('lots.empty.action') }}
        href={paths.catalogue}
      />
    )
  return (
    <>
      <Box component="ul" aria-label={t('tabs.history')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      <ListPages
        label={t('pages')}
        page={page}
        count={data.meta.pageCount}
        addressOf={(next) => clubAddress({ tab: 'history', page: next })}
      />
    </>
  )
}

function Entry({ entry: { kind, amount, at, order, orderItem, orderReturn, rewardOrder, reason, expiresOn } }: { entry: ShownEntry }) {
  const { t } = useTranslation('club')
  const signed = useSignedPoints()
  const details = [
    orderItem && `${orderItem.article} ${orderItem.name}`,
    orderReturn && t('history.return', { number: orderReturn.number }),
    rewardOrder && `${rewardOrder.number} ${rewardOrder.name}`,
    reason,
    kind === 'earn' && expiresOn ? t('history.until', { date: formatDay(expiresOn) }) : '',
  ].filter(Boolean)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 4, py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          {t(`history.kinds.${kind}`)}
          {order && (
            <>
              {' '}
              <Link component={Anchor} underline="always" href={paths.order(order.id)}>
                {order.number}
              </Link>
            </>
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[formatMoment(at), ...details].join(' · ')}
        </Typography>
      </Box>
      <Typography
        sx={{
          flexShrink: 0,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          color: kind === 'earn_pending' ? 'text.secondary' : amount > 0 ? 'success.main' : 'text.primary',
        }}
      >
        {signed(amount)}
      </Typography>
    </Box>
  )
}
