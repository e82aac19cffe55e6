import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { compareVersions, type QuoteDifference } from '@vitrina/contract/quotes/compare-quotes.rules'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import type { VersionShown } from './quotes.api.ts'

/** A turn over sixty lines has hundreds of changes: the others unfold. */
const SHOWN = 6

/** Turns newest first, each with what it changed. */
export function QuoteHistory({ versions }: { versions: readonly VersionShown[] }) {
  const { t } = useTranslation('quotes')
  if (versions.length === 0) return null
  return (
    <Box component="section" aria-label={t('history.title')} sx={{ display: 'grid', gap: 3, mt: 6 }}>
      <Typography variant="h2">{t('history.title')}</Typography>
      {versions.toReversed().map((version) => (
        <Turn key={version.no} version={version} before={versions.find(({ no }) => no === version.no - 1)} />
      ))}
    </Box>
  )
}

function Turn({
  version: { no, side, author, at, message, validUntil, lines },
  before,
}: {
  version: VersionShown
  before: VersionShown | undefined
}) {
  const { t } = useTranslation('quotes')
  const differences = before ? compareVersions(before.lines, lines) : []
  return (
    <Paper component="article" variant="outlined" sx={{ p: 4, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h3">{t(`history.${side}`, { no })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[author, formatMoment(at), validUntil && t('validUntil', { day: formatDay(validUntil) })].filter(Boolean).join(' · ')}
      </Typography>
      {message && <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>}
      {before && differences.length === 0 && <Typography variant="body2">{t('history.same')}</Typography>}
      <Differences all={differences.slice(0, SHOWN)} />
      {differences.length > SHOWN && (
        <details>
          <Typography component="summary" variant="body2" color="primary" sx={{ cursor: 'pointer', py: 1 }}>
            {t('history.more', { count: differences.length - SHOWN })}
          </Typography>
          <Differences all={differences.slice(SHOWN)} />
        </details>
      )}
    </Paper>
  )
}

const Differences = ({ all }: { all: readonly QuoteDifference[] }) =>
  all.length > 0 && (
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {all.map((one) => (
        <Difference key={`${one.lineId}${one.kind === 'changed' ? one.field : one.kind}`} one={one} />
      ))}
    </Box>
  )

const moneyFields = new Set<string>(['listPrice', 'wishPrice', 'price'])
const dayFields = new Set<string>(['neededOn', 'day'])

function Difference({ one }: { one: QuoteDifference }) {
  const { t } = useTranslation('quotes')
  const money = useMoney()
  const number = useNumber()
  if (one.kind !== 'changed')
    return (
      <Typography component="li" variant="body2">
        {t(`history.${one.kind}`, { name: one.name })}
      </Typography>
    )
  const shown = (value: string | number | null) => {
    if (value === null) return '—'
    if (typeof value === 'number') return moneyFields.has(one.field) ? money(value) : number(value)
    return dayFields.has(one.field) ? formatDay(value) : value
  }
  return (
    <Typography component="li" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('history.changed', { name: one.name, field: t(`fields.${one.field}`), before: shown(one.before), after: shown(one.after) })}
    </Typography>
  )
}
