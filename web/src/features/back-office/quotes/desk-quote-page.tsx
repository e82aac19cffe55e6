import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiTagOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { isBelowFloor } from '@vitrina/contract/quotes/quotes.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { inKopecks } from '#parts/quotes/in-kopecks.ts'
import { QuoteHistory } from '#parts/quotes/quote-history.tsx'
import { QuoteStateChip } from '#parts/quotes/quote-state-chip.tsx'
import { ReasonDialog } from '#parts/quotes/reason-dialog.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { AnswerForm } from './answer-form.tsx'
import { DeskQuoteLines } from './desk-quote-lines.tsx'
import { deskQuoteQuery, type DeskQuoteShown, useDeskSteps } from './quote-desk.api.ts'
import { WaitTime } from './wait-time.tsx'

/** One request at the desk: take it, answer line by line, approve. */
export function DeskQuotePage({ id }: { id: string }) {
  return <OpenQuote key={id} id={Number(id)} />
}

function OpenQuote({ id }: { id: number }) {
  const { t } = useTranslation('quotes')
  const { data, error, refetch } = useQuery(deskQuoteQuery(id))
  if (error instanceof ApiError && error.code === 'quote.not-found')
    return (
      <NextStepScreen
        icon={mdiTagOutline}
        texts={{ title: t('missing.title'), text: t('missing.text'), action: t('missing.action') }}
        href={deskPaths.quotes}
      />
    )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={data ? t('one', { number: data.number }) : t('desk.title')}
      actions={data && <QuoteStateChip state={data.state} side="seller" />}
      nav={<BackOfficeNav open="quotes" />}
    >
      {data ? <Desk quote={data} /> : <ListSkeleton rowHeight={88} />}
    </Page>
  )
}

function Desk({ quote }: { quote: DeskQuoteShown }) {
  const { t } = useTranslation('quotes')
  const steps = useDeskSteps(quote.id)
  const { edition, approval } = quote
  const canAnswer = quote.steps.includes('answer')
  // An answer that waits for approval is shown as it will go out; changing it begins the approval anew.
  const [changed, setChanged] = useState(-1)
  const isForm = canAnswer && (approval !== 'pending' || changed === edition)
  return (
    <>
      <Facts quote={quote} />
      {isForm ? (
        <AnswerForm key={edition} quote={quote} steps={steps}>
          <Actions quote={quote} steps={steps} />
        </AnswerForm>
      ) : (
        <DeskQuoteLines quote={quote}>
          <Actions quote={quote} steps={steps} />
          {canAnswer && (
            <Button variant="outlined" onClick={() => setChanged(edition)}>
              {t('desk.edit')}
            </Button>
          )}
        </DeskQuoteLines>
      )}
      <QuoteHistory versions={quote.versions} />
    </>
  )
}

function Facts({ quote }: { quote: DeskQuoteShown }) {
  const { t } = useTranslation('quotes')
  const { company, name, author, takenBy, waitingSince, approval, approvalNote, reason, orders, lines, mostDiscountPercent } = quote
  const lowCount = lines.filter((line) => isBelowFloor(inKopecks(line), mostDiscountPercent)).length
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4, overflowWrap: 'anywhere' }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{company.name}</Typography>
        {name && <Typography>{name}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {[author, takenBy && t('desk.takenBy', { name: takenBy.name })].filter(Boolean).join(' · ')}
          {waitingSince && ' · '}
          <WaitTime since={waitingSince} />
        </Typography>
      </div>
      {approval === 'pending' && <Alert severity="warning">{t('desk.approval.low', { count: lowCount, all: lines.length })}</Alert>}
      {approval === 'refused' && <Alert severity="error">{t('desk.approval.refusedText', { reason: approvalNote })}</Alert>}
      {reason && <Alert severity="info">{t('standing.reason', { reason })}</Alert>}
      {orders.map(({ id, number }) => (
        <Link key={id} component={Anchor} href={deskPaths.order(id)}>
          {t('desk.order', { number })}
        </Link>
      ))}
    </Box>
  )
}

function Actions({
  quote: { edition, number, steps: open, approval, canApprove },
  steps,
}: {
  quote: DeskQuoteShown
  steps: ReturnType<typeof useDeskSteps>
}) {
  const { t } = useTranslation('quotes')
  const [asked, setAsked] = useState<'refuse' | 'sendBack' | null>(null)
  return (
    <>
      {open.includes('take') && (
        <Button variant="contained" loading={steps.take.isPending} onClick={() => steps.take.mutate({ edition })}>
          {t('desk.take')}
        </Button>
      )}
      {approval === 'pending' && canApprove && open.includes('answer') && (
        <>
          <Button variant="contained" color="success" loading={steps.approve.isPending} onClick={() => steps.approve.mutate({ edition })}>
            {t('desk.approve')}
          </Button>
          <Button variant="outlined" onClick={() => setAsked('sendBack')}>
            {t('desk.sendBack')}
          </Button>
        </>
      )}
      {open.includes('refuse') && (
        <Button color="inherit" onClick={() => setAsked('refuse')}>
          {t('desk.refuse')}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={t(`desk.${asked}Title`, { number })}
          submit={t(`desk.${asked}`)}
          isRequired
          isPending={steps[asked].isPending}
          onSubmit={(reason) => steps[asked].mutate({ edition, reason }, { onSuccess: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
