import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { mdiBankOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { statementQueues } from '@vitrina/contract/payments/bank-statement.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView, PageNotFound } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { BackOfficeNav } from '../../back-office-nav.tsx'
import { AcceptResult } from './accept-result.tsx'
import { LineCard } from './line-card.tsx'
import { LineDialogs } from './line-dialogs.tsx'
import { LoadBox } from './load-box.tsx'
import { type Chosen, type Outcome, type ShownCandidate, type Statement, statementQuery, useAccept } from './statement.api.ts'
import { readStatementParams, statementAddress, type StatementParams } from './statement.params.ts'
import { SureBar } from './sure-bar.tsx'

/** The bank statement for whoever may see the money of everybody. */
export function StatementPage() {
  const role = useUser()?.Group
  return may(role, 'payments.statement') ? <StatementReview /> : <PageNotFound />
}

const chosenOf = (id: number, { company, parts }: ShownCandidate): Chosen => ({
  id,
  companyId: company.id,
  parts: parts.map(({ documentId, sum }) => ({ documentId, sum })),
})

function StatementReview() {
  const { t } = useTranslation('payment-desk')
  const params = readStatementParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery(statementQuery(params))
  const accept = useAccept()
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  const addressOf = (changed: Partial<StatementParams>) => statementAddress({ ...params, page: 1, ...changed })
  const send = (lines: readonly Chosen[], onDone?: () => void) =>
    accept.mutate(lines, {
      onSuccess: (done) => {
        setOutcomes(done)
        onDone?.()
      },
    })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t('statement.title')}
      above={
        <>
          <BackOfficeNav open="payments" />
          <Link component={Anchor} href={deskPaths.payments} sx={{ display: 'inline-block', mb: 2 }}>
            {t('statement.back')}
          </Link>
        </>
      }
    >
      <LoadBox />
      <QueueTabs
        label={t('statement.queues.label')}
        chosen={params.show}
        queues={statementQueues.map((show) => ({
          key: show,
          title: t(`statement.queues.${show}`),
          address: addressOf({ show }),
          count: show === 'sure' || show === 'unclear' ? data?.counts[show] : undefined,
        }))}
      />
      {accept.error instanceof ApiError && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {accept.error.message}
        </Alert>
      )}
      {outcomes && <AcceptResult outcomes={outcomes} onClose={() => setOutcomes(null)} />}
      {data && params.show === 'sure' && data.sure.length > 0 && (
        <SureBar
          count={data.sure.length}
          sum={data.sureSum}
          isSearched={params.q !== ''}
          done={accept.isPending ? accept.done : null}
          onPress={() => send(data.sure)}
        />
      )}
      <Box sx={{ mb: 3 }}>
        <SearchForm
          texts={{ label: t('statement.search.label'), placeholder: t('statement.search.placeholder'), find: t('statement.search.find') }}
          q={params.q}
          maxLength={100}
          addressOf={(q) => addressOf({ q })}
        />
      </Box>
      {!data && <ListSkeleton rowHeight={96} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Lines statement={data} params={params} isBusy={accept.isPending} onAccept={(id, candidate) => send([chosenOf(id, candidate)])} />
          <ListPages
            label={t('statement.pages')}
            page={params.page}
            count={data.meta.pageCount}
            addressOf={(page) => addressOf({ page })}
          />
        </Box>
      )}
      <LineDialogs
        isAccepting={accept.isPending}
        error={accept.error}
        onAccept={(chosen, onDone) => send([chosen], onDone)}
        onUndone={() => setOutcomes(null)}
      />
    </Page>
  )
}

type LinesProps = {
  statement: Statement
  params: StatementParams
  isBusy: boolean
  onAccept: (id: number, candidate: ShownCandidate) => void
}

/** The tab an empty one leads to. */
const NEXT = { sure: 'unclear', unclear: 'done', done: 'sure', dismissed: 'unclear' } as const

function Lines({ statement, params, isBusy, onAccept }: LinesProps) {
  const { t } = useTranslation('payment-desk')
  if (statement.items.length === 0) {
    const why = params.q ? 'filtered' : params.show
    const texts = {
      title: t(`statement.empty.${why}.title`),
      text: t(`statement.empty.${why}.text`),
      action: t(`statement.empty.${why}.action`),
    }
    const next = params.q ? params.show : NEXT[params.show]
    return <ListEmpty icon={mdiBankOutline} texts={texts} href={statementAddress({ show: next, q: '', page: 1 })} />
  }
  return (
    <Box component="ul" aria-label={t('statement.queues.label')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {statement.items.map((line) => (
        <LineCard key={line.id} line={line} isBusy={isBusy} onAccept={(candidate) => onAccept(line.id, candidate)} />
      ))}
    </Box>
  )
}
