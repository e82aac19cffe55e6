import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Box>
  )
}

/** The facts of a need: for what, by when, who answers for it, and the budget against the sum. */
export function EntryHead({ entry, lateAddress }: { entry: Entry; lateAddress: string }) {
  const { t } = useTranslation('purchasing')
  const money = useMoney()
  const { figures, budget } = entry
  const total = figures.orderedSum + figures.restSum
  const left = budget === null ? null : budget - total
  const isAwaited = figures.receivedCount < figures.lineCount
  return (
    <Box sx={{ mb: 4 }}>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 3, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))', alignItems: 'start' }}
      >
        {entry.objectName && <Fact label={t('head.object')}>{entry.objectName}</Fact>}
        <Fact label={t('head.needed')}>{formatDay(entry.neededOn)}</Fact>
        {isAwaited && (
          <Fact label={t('head.promised')}>{figures.promisedOn ? formatDay(figures.promisedOn) : t('head.promisedUnknown')}</Fact>
        )}
        <Fact label={t('head.responsible')}>{entry.responsible?.name ?? t('fields.nobody')}</Fact>
        <Fact label={t('head.ordered')}>{money(figures.orderedSum)}</Fact>
        <Fact label={t('head.rest')}>
          {money(figures.restSum)}
          {figures.unpricedCount > 0 && (
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('head.unpriced', { count: figures.unpricedCount })}</Box>
          )}
        </Fact>
        <Fact label={t('head.total')}>
          <b>{money(total)}</b>
        </Fact>
        {budget !== null && left !== null && (
          <Fact label={t('head.budget')}>
            {money(budget)}
            <Box sx={{ fontSize: 12, color: left < 0 ? 'error.main' : 'text.secondary' }}>
              {left < 0 ? t('head.over', { sum: money(-left) }) : t('head.left', { sum: money(left) })}
            </Box>
          </Fact>
        )}
      </Box>
      {entry.note && <Box sx={{ mt: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{entry.note}</Box>}
      {figures.lateCount > 0 && (
        <Alert
          severity="warning"
          sx={{ mt: 3 }}
          action={
            <Button color="inherit" size="small" component={Anchor} href={lateAddress}>
              {t('head.showLate')}
            </Button>
          }
        >
          {t('head.late', { count: figures.lateCount })}
        </Alert>
      )}
    </Box>
  )
}
