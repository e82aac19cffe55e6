import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { mdiAlertOutline, mdiCartOutline, mdiClockAlertOutline } from '@mdi/js'
import type { PurchasingState } from '@vitrina/contract/purchasing/purchasing.rules'
import type { EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import type { Tone } from '#parts/order/state-tone.rules.ts'
import { useMoney } from '#parts/price/use-money.ts'

export const stateTones: Record<PurchasingState, Tone> = {
  collecting: 'quiet',
  partly_ordered: 'attention',
  ordered: 'moving',
  delivered: 'good',
  closed: 'good',
}

type Row = Pick<EntryRow, 'neededOn' | 'state' | 'figures' | 'budget'>

/** Whether the needed day has passed while something is still awaited. */
export const isOverdue = ({ neededOn, state }: Pick<EntryRow, 'neededOn' | 'state'>): boolean =>
  neededOn < sellerToday() && state !== 'delivered' && state !== 'closed'

export function NeededDay({ row }: { row: Row }) {
  const { t } = useTranslation('purchasing')
  const day = formatDay(row.neededOn)
  const isLate = isOverdue(row)
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', ...(isLate && { color: 'error.main', fontWeight: 600 }) }}
    >
      {isLate ? t('card.overdue', { day }) : t('card.needed', { day })}
    </Box>
  )
}

/** How many lines are ordered in full. */
export function Coverage({ row: { figures } }: { row: Row }) {
  const { t } = useTranslation('purchasing')
  const { lineCount, shortCount } = figures
  if (lineCount === 0) return <Box sx={{ color: 'text.secondary' }}>{t('card.noLines')}</Box>
  const text = t('card.covered', { ordered: lineCount - shortCount, lines: lineCount })
  return (
    <Box>
      <Box sx={{ mb: 0.5 }}>{text}</Box>
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={((lineCount - shortCount) / lineCount) * 100}
        color={shortCount > 0 ? 'warning' : 'success'}
      />
    </Box>
  )
}

/** Warnings: short, late, waiting in a cart. */
export function Warnings({ row: { figures, state } }: { row: Row }) {
  const { t } = useTranslation('purchasing')
  const { shortCount, lateCount, inCartCount } = figures
  if (shortCount + lateCount + inCartCount === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {lateCount > 0 && <ToneChip tone="bad" icon={mdiClockAlertOutline} label={t('card.late', { count: lateCount })} />}
      {shortCount > 0 && state !== 'collecting' && (
        <ToneChip tone="attention" icon={mdiAlertOutline} label={t('card.short', { count: shortCount })} />
      )}
      {inCartCount > 0 && <ToneChip tone="moving" icon={mdiCartOutline} label={t('card.inCart', { count: inCartCount })} />}
    </Box>
  )
}

/** The sum, beside the budget where there is one. */
export function SumAndBudget({ row: { figures, budget } }: { row: Row }) {
  const { t } = useTranslation('purchasing')
  const money = useMoney()
  const sum = figures.orderedSum + figures.restSum
  const round = { kopecks: false }
  if (budget === null)
    return sum > 0 ? <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{money(sum, round)}</Box> : null
  const isOver = sum > budget
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', ...(isOver && { color: 'error.main' }) }}>
      {t('card.sum', { sum: money(sum, round), budget: money(budget, round) })}
      {isOver && <Box>{t('card.over', { sum: money(sum - budget, round) })}</Box>}
    </Box>
  )
}
