import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiCheckAll } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type DeskList, deskLists } from '@vitrina/contract/quotes/quote-desk'
import { useTranslation } from '#i18n/use-translation.tsx'
import { listAddress, pageOf } from '#lib/list-params.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { QuoteStateChip } from '#parts/quotes/quote-state-chip.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { CardList, ListCard } from '#ui/list-card.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { deskQuotesQuery } from './quote-desk.api.ts'
import { QuoteTermsPanel } from './quote-terms-panel.tsx'
import { WaitTime } from './wait-time.tsx'

const shows = [...deskLists, 'terms'] as const

/** Requests for prices of the companies one answers for, the longest wait first. */
export function QuoteDeskPage() {
  const { t } = useTranslation('quotes')
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const show = shows.find((one) => one === search.list) ?? 'waiting'
  const list = deskLists.find((one) => one === show)
  const page = pageOf(search.page)
  const { data } = useQuery(deskQuotesQuery(list ?? 'waiting', list ? page : 1))
  const counts: Partial<Record<string, number>> = data?.counts ?? {}
  const addressOf = (changed: { list?: string; page?: number }) => {
    const next = { list: show, page: 1, ...changed }
    return listAddress(deskPaths.quotes, { ...next, list: next.list === 'waiting' ? '' : next.list })
  }
  return (
    <Page title={t('desk.title')} nav={<BackOfficeNav open="quotes" />}>
      <QueueTabs
        label={t('desk.lists.label')}
        chosen={show}
        queues={shows.map((key) => ({ key, title: t(`desk.lists.${key}`), address: addressOf({ list: key }), count: counts[key] }))}
      />
      {list ? <Queue key={list} list={list} page={page} addressOf={addressOf} /> : <QuoteTermsPanel />}
    </Page>
  )
}

type Props = { list: DeskList; page: number; addressOf: (changed: { page: number }) => string }

function Queue({ list, page, addressOf }: Props) {
  const { t } = useTranslation('quotes')
  const money = useMoney()
  const { data, error, refetch } = useQuery(deskQuotesQuery(list, page))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={88} />
  if (data.items.length === 0)
    return (
      <ListEmpty
        icon={mdiCheckAll}
        texts={{ title: t('desk.empty.title'), text: t('desk.empty.text'), action: t('desk.empty.action') }}
        href={deskPaths.orders}
      />
    )
  return (
    <>
      <CardList>
        {data.items.map(({ id, number, company, name, state, lineCount, sum, waitingSince, takenBy, approval }) => (
          <ListCard key={id} isChosen={false}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Link
                component={Anchor}
                href={deskPaths.quote(id)}
                sx={{
                  flexGrow: 1,
                  fontWeight: 600,
                  overflowWrap: 'anywhere',
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                {number} · {company.name}
              </Link>
              {approval === 'pending' && <ToneChip tone="attention" label={t('desk.approval.pending')} />}
              <QuoteStateChip state={state} side="seller" />
            </Box>
            {name && <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>}
            <Typography variant="body2" color="textSecondary">
              {[t('lines', { count: lineCount }), money(sum), takenBy?.name].filter(Boolean).join(' · ')}
              {waitingSince && ' · '}
              <WaitTime since={waitingSince} />
            </Typography>
          </ListCard>
        ))}
      </CardList>
      <ListPages label={t('pages')} page={page} count={data.meta.pageCount} addressOf={(next) => addressOf({ page: next })} />
    </>
  )
}
