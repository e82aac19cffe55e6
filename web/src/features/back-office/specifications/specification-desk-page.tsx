import { useLocation } from '@tanstack/react-router'
import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { StaffOnly } from '../staff-only.tsx'
import { QuestionList } from './question-list.tsx'
import { RecommendedList } from './recommended-list.tsx'

const shows = ['open', 'answered', 'recommended'] as const

/** Lines that buyers ask about, and the specifications the seller recommends. */
export function SpecificationDeskPage() {
  const user = useUser()
  if (!user || !isStaff(user.Group)) return <StaffOnly user={user} />
  return <Desk />
}

function Desk() {
  const { t } = useTranslation('specification-desk')
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const show = shows.find((one) => one === search.show) ?? 'open'
  const page = pageOf(search.page)
  const q = textOf(search.q).slice(0, 120)
  const addressOf = (changed: { show?: string; page?: number; q?: string }) => {
    const next = { show, page: 1, q, ...changed }
    return listAddress(paths.deskSpecifications, { ...next, show: next.show === 'open' ? '' : next.show })
  }
  return (
    <Page title={t('title')} above={<BackOfficeNav open="specifications" />}>
      <QueueTabs
        label={t('tabs.label')}
        chosen={show}
        queues={shows.map((one) => ({ key: one, title: t(`tabs.${one}`), address: addressOf({ show: one, q: '' }), count: undefined }))}
      />
      {show === 'recommended' ? (
        <RecommendedList q={q} page={page} addressOf={addressOf} />
      ) : (
        <QuestionList key={show} state={show} page={page} addressOf={addressOf} />
      )}
    </Page>
  )
}
