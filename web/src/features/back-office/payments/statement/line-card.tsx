import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { type ShownCandidate, type ShownLine, useRestore } from './statement.api.ts'

type Props = { line: ShownLine; isBusy: boolean; onAccept: (candidate: ShownCandidate) => void }

/** One credit: on the left as the bank tells it, on the right the places its money could go. */
export function LineCard({ line, isBusy, onAccept }: Props) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 3, display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' } }}
    >
      <AsTold line={line} />
      {line.payment || line.dismissReason ? <Settled line={line} /> : <Places line={line} isBusy={isBusy} onAccept={onAccept} />}
    </Paper>
  )
}

function AsTold({ line: { number, date, sum, payerName, payerInn, purpose } }: { line: ShownLine }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography component="h2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {money(sum)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('statement.line.document', { number: number || '—', date: formatDate(date) })}
        </Typography>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {payerName}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {payerInn ? t('statement.line.inn', { inn: payerInn }) : t('statement.line.noInn')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {purpose}
      </Typography>
    </Box>
  )
}

function Places({ line: { id, number, isSure, candidates }, isBusy, onAccept }: Props) {
  const { t } = useTranslation('payment-desk')
  const { open } = useHistoryStateSwitch()
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 2, alignContent: 'start' }}>
      {candidates.length === 0 && <Typography color="textSecondary">{t('statement.line.noCandidates')}</Typography>}
      {candidates.length > 0 && (
        <Box component="ul" aria-label={t('statement.candidate.label', { number })} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
          {candidates.slice(0, isSure ? 1 : undefined).map((candidate, at) => (
            <CandidateRow
              key={`${candidate.company.id}-${candidate.parts.map(({ documentId }) => documentId).join()}`}
              candidate={candidate}
              isFirst={at === 0}
              isBusy={isBusy}
              onAccept={() => onAccept(candidate)}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>
        <Button size="small" color="inherit" disabled={isBusy} onClick={() => void open({ openedStatementTool: { kind: 'company', id } })}>
          {t('statement.line.company')}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          onClick={() => void open({ openedStatementTool: { kind: 'dismiss', ids: [id] } })}
        >
          {t('statement.line.dismiss')}
        </Button>
      </Box>
    </Box>
  )
}

function Settled({ line: { id, payment, dismissReason } }: { line: ShownLine }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const { open } = useHistoryStateSwitch()
  const restore = useRestore()
  if (payment)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: 2, minWidth: 0 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={Anchor} href={deskPaths.payment(payment.id)} sx={{ fontWeight: 500 }}>
            {t('statement.line.payment', { id: payment.id })}
          </Link>
          <div>{payment.company}</div>
          {payment.free > 0 && (
            <Typography variant="body2" sx={{ color: 'warning.dark' }}>
              {t('statement.line.free', { sum: money(payment.free) })}
            </Typography>
          )}
        </Box>
        {payment.isVoidable && (
          <Button size="small" color="error" onClick={() => void open({ openedStatementTool: { kind: 'undo', ids: [id] } })}>
            {t('statement.line.undo')}
          </Button>
        )}
      </Box>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: 2 }}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('statement.line.dismissed', { reason: dismissReason })}
      </Typography>
      <Button size="small" loading={restore.isPending} onClick={() => restore.mutate(id)}>
        {t('statement.line.restore')}
      </Button>
    </Box>
  )
}
