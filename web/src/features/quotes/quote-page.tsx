import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiTagOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { canOrder } from '@vitrina/contract/roles/roles.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { QuoteHistory } from '#parts/quotes/quote-history.tsx'
import { QuoteStateChip } from '#parts/quotes/quote-state-chip.tsx'
import { quoteQuery, type QuoteShown } from '#parts/quotes/quotes.api.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'
import { Page } from '#ui/page.tsx'
import { AnsweredLines } from './answered-lines.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { useQuoteSteps } from './quotes.api.ts'
import { QuotesPage } from './quotes-page.tsx'
import { WishForm } from './wish-form.tsx'

/** One request: its lines, whose turn it is, and every version. */
export function QuotePage({ id }: { id: string }) {
  const user = useUser()
  // The list asks a guest to sign in, and a person without a company for one.
  if (!user || user.companyName === null) return <QuotesPage />
  return <OpenQuote key={`${id}${user.companyName}`} id={Number(id)} />
}

function OpenQuote({ id }: { id: number }) {
  const { t } = useTranslation('quotes')
  const { data, error, refetch } = useQuery(quoteQuery(id))
  if (error instanceof ApiError && error.code === 'quote.not-found')
    return (
      <NextStepScreen
        icon={mdiTagOutline}
        texts={{ title: t('missing.title'), text: t('missing.text'), action: t('missing.action') }}
        href={paths.quotes}
      />
    )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={data ? t('one', { number: data.number }) : t('title')}
      actions={data && <QuoteStateChip state={data.state} />}
      above={
        <Link component={Anchor} href={paths.quotes} variant="body2" sx={{ display: 'inline-block', mb: 2, py: 1 }}>
          {t('toList')}
        </Link>
      }
    >
      {data ? <Negotiation quote={data} /> : <ListSkeleton rowHeight={88} />}
    </Page>
  )
}

function Negotiation({ quote }: { quote: QuoteShown }) {
  const user = useUser()
  const steps = useQuoteSteps(quote.id)
  const mayAct = canOrder(user?.companyRole)
  const [isRevising, setIsRevising] = useState(false)
  const isEditing = mayAct && (quote.steps.includes('request') || (isRevising && quote.steps.includes('revise')))
  return (
    <>
      <Standing quote={quote} />
      {isEditing ? (
        <WishForm key={quote.versionNo} quote={quote} steps={steps} onDone={() => setIsRevising(false)}>
          <QuoteActions quote={quote} steps={steps} isEditing onRevise={() => setIsRevising(true)} />
        </WishForm>
      ) : (
        <AnsweredLines key={quote.edition} quote={quote} mayAct={mayAct} accept={steps.accept}>
          {mayAct && <QuoteActions quote={quote} steps={steps} isEditing={false} onRevise={() => setIsRevising(true)} />}
        </AnsweredLines>
      )}
      <QuoteHistory versions={quote.versions} />
    </>
  )
}

/** The state of the request, in a sentence. */
function Standing({ quote: { name, state, validUntil, reason, accepted, orders } }: { quote: QuoteShown }) {
  const { t } = useTranslation('quotes')
  const money = useMoney()
  const day = validUntil ? formatDay(validUntil) : ''
  return (
    <>
      {name && <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>{name}</Typography>}
      <Alert severity={state === 'expired' ? 'warning' : state === 'accepted' || state === 'ordered' ? 'success' : 'info'} sx={{ mb: 4 }}>
        {t(`standing.${state}`, { day, sum: accepted ? money(accepted.sum) : '' })}
        {reason && <> {t('standing.reason', { reason })}</>}
        {orders.map(({ id, number }) => (
          <span key={id}>
            {' '}
            <Link component={Anchor} href={paths.order(id)}>
              {number}
            </Link>
          </span>
        ))}
      </Alert>
    </>
  )
}
