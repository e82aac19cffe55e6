import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { GoodsImport } from '@vitrina/contract/goods-import/goods-import'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { ChangesTable, RefusedTable, UnrevertedTable } from './outcome-tables.tsx'

const rowsOf = ['added', 'changed', 'left'] as const

/** Outcome of an import, expected or done, in counts and samples. */
export function ImportOutcome({ opened }: { opened: GoodsImport }) {
  const { t } = useTranslation('goods-import')
  const { state, summary, targets, message, reverted, changes, refused, unreverted } = opened
  const isAhead = state === 'checked'
  const hasNothing = isAhead && summary !== null && targets.every((target) => summary[target].added + summary[target].changed === 0)
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {message !== null && <Alert severity="error">{message}</Alert>}
      {summary && <Counts opened={opened} summary={summary} />}
      {hasNothing && <Alert severity="info">{t('outcome.nothing')}</Alert>}
      {isAhead && summary && summary.drops > 0 && (
        <Alert severity="warning">{t('outcome.drops', { count: summary.drops, percent: opened.options.dropPercent })}</Alert>
      )}
      {reverted && (state === 'reverted' || state === 'failed') && (
        <Alert severity={reverted.kept + reverted.failed > 0 ? 'warning' : 'success'}>{t('outcome.reverted', reverted)}</Alert>
      )}
      {unreverted.length > 0 && <UnrevertedTable rows={unreverted} />}
      {changes.length > 0 && <ChangesTable rows={changes} title={t(isAhead ? 'changes.ahead' : 'changes.sample')} />}
      {summary && refused.length > 0 && <RefusedTable rows={refused} count={summary.refused} pictures={summary.pictures.failed} />}
    </Box>
  )
}

type Summary = NonNullable<GoodsImport['summary']>

function Counts({ opened: { state, targets }, summary }: { opened: GoodsImport; summary: Summary }) {
  const { t } = useTranslation('goods-import')
  const number = useNumber()
  const tense = state === 'checked' ? 'ahead' : 'done'
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
      {targets.map((target) => (
        <Paper key={target} variant="outlined" sx={{ p: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {t(`targets.${target}`)}
          </Typography>
          {rowsOf.map((row) => (
            <Figure key={row} label={t(`counts.${tense}.${row}`)} value={number(summary[target][row])} />
          ))}
        </Paper>
      ))}
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('counts.rows')}
        </Typography>
        <Figure label={t('counts.read')} value={number(summary.rows)} />
        <Figure label={t('counts.refused')} value={number(summary.refused)} />
      </Paper>
      {summary.pictures && summary.pictures.wanted > 0 && (
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {t('counts.pictures.title')}
          </Typography>
          {tense === 'ahead' ? (
            <Figure label={t('counts.pictures.wanted')} value={number(summary.pictures.wanted)} />
          ) : (
            <>
              <Figure label={t('counts.pictures.added')} value={number(summary.pictures.added)} />
              <Figure label={t('counts.pictures.failed')} value={number(summary.pictures.failed)} />
            </>
          )}
        </Paper>
      )}
    </Box>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, py: 1 }}>
    <Typography color="textSecondary">{label}</Typography>
    <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
  </Box>
)
