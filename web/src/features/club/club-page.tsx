import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BalanceCard } from './balance-card.tsx'
import { clubQuery, type ShownClub } from './club.api.ts'
import { type ClubParams, readClubParams } from './club.params.ts'
import { ClubTabs } from './club-tabs.tsx'
import { HistoryList } from './history-list.tsx'
import { JoinCard } from './join-card.tsx'
import { LevelCard } from './level-card.tsx'
import { LotsTable } from './lots-table.tsx'
import { NoCompany } from './no-company.tsx'
import { RewardOrders } from './reward-orders.tsx'
import { RewardsList } from './rewards-list.tsx'
import { RulesPanel } from './rules-panel.tsx'

/** R-13, M-07: the loyalty club of the company, or of the person where the seller gives points to people. */
export function ClubPage() {
  const { t } = useTranslation('club')
  const params = readClubParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  if (!useUser()?.companyName) return <NoCompany />
  return (
    <Page title={t('title')}>
      <Club params={params} />
    </Page>
  )
}

function Club({ params }: { params: ClubParams }) {
  const { data: club, error, refetch } = useQuery(clubQuery)
  if (error && !club) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!club) return <ListSkeleton rowHeight={120} />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!club.membership && <JoinCard club={club} />}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
        <BalanceCard club={club} />
        <LevelCard club={club} />
      </Box>
      <div>
        <ClubTabs tab={params.tab} />
        <Panel club={club} params={params} />
      </div>
    </Box>
  )
}

function Panel({ club, params: { tab, page } }: { club: ShownClub; params: ClubParams }) {
  if (tab === 'rewards') return <RewardsList club={club} />
  if (tab === 'orders') return <RewardOrders page={page} />
  if (tab === 'history') return <HistoryList page={page} />
  if (tab === 'rules') return <RulesPanel club={club} />
  return <LotsTable lots={club.balance.lots} />
}
