import { useLocation } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { rewardOrderStates } from '@vitrina/contract/club/club.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { deskRewardOrdersQuery } from './club-desk.api.ts'
import { DeskRewardOrders } from './desk-reward-orders.tsx'
import { DeskRewards } from './desk-rewards.tsx'
import { MemberList } from './member-list.tsx'
import { ProgrammePanel } from './programme-panel.tsx'

const shows = [...rewardOrderStates, 'members', 'rewards', 'programme'] as const

/** The seller's side of the club: ordered rewards, members, rewards and rules. */
export function ClubDeskPage() {
  const { t } = useTranslation('club-desk')
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const show = shows.find((one) => one === search.show) ?? 'created'
  const state = rewardOrderStates.find((one) => one === show)
  const page = pageOf(search.page)
  const q = textOf(search.q).slice(0, 100)
  const { data } = useQuery(deskRewardOrdersQuery(state ?? 'created', state ? page : 1))
  const addressOf = (changed: { show?: string; page?: number; q?: string }) => {
    const next = { show, page: 1, q, ...changed }
    return listAddress(deskPaths.club, { ...next, show: next.show === 'created' ? '' : next.show })
  }
  const counts: Partial<Record<string, number>> = data?.counts ?? {}
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="club" />}>
      <QueueTabs
        label={t('tabs.label')}
        chosen={show}
        queues={shows.map((key) => ({ key, title: t(`tabs.${key}`), address: addressOf({ show: key, q: '' }), count: counts[key] }))}
      />
      {state && <DeskRewardOrders key={state} state={state} page={page} addressOf={addressOf} />}
      {show === 'members' && <MemberList q={q} page={page} addressOf={addressOf} />}
      {show === 'rewards' && <DeskRewards />}
      {show === 'programme' && <ProgrammePanel />}
    </Page>
  )
}
