import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { Page } from '#ui/page.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { QuestionList } from './question-list.tsx'
import { RecommendedList } from './recommended-list.tsx'

const shows = ['open', 'answered', 'recommended'] as const

/** Lines that buyers ask about, and the specifications the seller recommends. */
export function SpecificationDeskPage() {
  const { t } = useTranslation('specification-desk')
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const mayAnswer = may(useUser()?.Group, 'questions')
  const open = shows.filter((one) => mayAnswer || one === 'recommended')
  const show = open.find((one) => one === search.show) ?? open[0] ?? 'recommended'
  const page = pageOf(search.page)
  const q = textOf(search.q).slice(0, 120)
  const addressOf = (changed: { show?: string; page?: number; q?: string }) => {
    const next = { show, page: 1, q, ...changed }
    return listAddress(deskPaths.specifications, { ...next, show: next.show === open[0] ? '' : next.show })
  }
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="specifications" />}>
      <QueueTabs
        label={t('tabs.label')}
        chosen={show}
        queues={open.map((one) => ({ key: one, title: t(`tabs.${one}`), address: addressOf({ show: one, q: '' }), count: undefined }))}
      />
      {show === 'recommended' ? (
        <RecommendedList q={q} page={page} addressOf={addressOf} />
      ) : (
        <QuestionList key={show} state={show} page={page} addressOf={addressOf} />
      )}
    </Page>
  )
}
