import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiTagOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Answer } from '@vitrina/contract/endpoint'
import { buyerLists, type quotesApi } from '@vitrina/contract/quotes/quotes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { listAddress, pageOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { QuoteStateChip } from '#parts/quotes/quote-state-chip.tsx'
import { SignInFirst } from '#parts/site/sign-in-first.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { CardList, ListCard } from '#ui/list-card.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { quotesQuery } from './quotes.api.ts'

/** Requests for prices of the company. */
export function QuotesPage() {
  const { t } = useTranslation('quotes')
  const user = useUser()
  if (!user)
    return (
      <SignInFirst
        icon={mdiTagOutline}
        texts={{ title: t('title'), text: t('guest.text'), enter: t('guest.enter'), join: t('guest.join') }}
      />
    )
  if (user.companyName === null)
    return (
      <NextStepScreen
        icon={mdiTagOutline}
        texts={{ title: t('title'), text: t('noCompany.text'), action: t('noCompany.action') }}
        href={paths.company}
      />
    )
  return <Quotes key={user.companyName} />
}

function Quotes() {
  const { t } = useTranslation('quotes')
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const list = buyerLists.find((one) => one === search.list) ?? 'open'
  const page = pageOf(search.page)
  const addressOf = (changed: { list?: string; page?: number }) => {
    const next = { list, page: 1, ...changed }
    return listAddress(paths.quotes, { ...next, list: next.list === 'open' ? '' : next.list })
  }
  const { data, error, refetch, isPlaceholderData } = useQuery(quotesQuery(list, page))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const counts: Partial<Record<string, number>> = data?.counts ?? {}
  return (
    <Page title={t('title')}>
      <QueueTabs
        label={t('lists.label')}
        chosen={list}
        queues={buyerLists.map((key) => ({ key, title: t(`lists.${key}`), address: addressOf({ list: key }), count: counts[key] }))}
      />
      {!data && <ListSkeleton rowHeight={88} />}
      {data?.items.length === 0 && (
        <ListEmpty
          icon={mdiTagOutline}
          texts={{ title: t(`empty.${list}.title`), text: t(`empty.${list}.text`), action: t('empty.action') }}
          href={paths.cart}
        />
      )}
      {data && data.items.length > 0 && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <CardList>
            {data.items.map((row) => (
              <QuoteCard key={row.id} row={row} />
            ))}
          </CardList>
          <ListPages label={t('pages')} page={page} count={data.meta.pageCount} addressOf={(next) => addressOf({ page: next })} />
        </Box>
      )}
    </Page>
  )
}

type Row = Answer<typeof quotesApi.list>['items'][number]

function QuoteCard({ row: { id, number, name, state, lineCount, sum, validUntil, author, updatedAt } }: { row: Row }) {
  const { t } = useTranslation('quotes')
  const money = useMoney()
  return (
    <ListCard isChosen={false}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Link
          component={Anchor}
          href={paths.quote(id)}
          sx={{ flexGrow: 1, fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {number}
        </Link>
        <QuoteStateChip state={state} />
      </Box>
      {name && <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          t('lines', { count: lineCount }),
          money(sum),
          validUntil && t('validUntil', { day: formatDay(validUntil) }),
          author,
          formatMoment(updatedAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </ListCard>
  )
}
