import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { type CheckoutDraft, dayFor } from './checkout-draft.rules.ts'
import { type DayChange, dayChanges, orderDay } from './order-day.rules.ts'
import { useSplit } from './split-field.tsx'

/** The day of the order, and what would make it another one, each with a press that does it. */
export function OrderDay({ options }: { options: CheckoutOptions }) {
  const { t, i18n } = useTranslation('checkout')
  const { control, getValues, setValue } = useFormContext<CheckoutDraft>()
  const [deliveryType, warehouseId, desiredOn, split] = useWatch({ control, name: ['deliveryType', 'warehouseId', 'desiredOn', 'split'] })
  const chosen = { deliveryType, warehouseId, desiredOn, split }
  const splitBy = useSplit(options)
  const day = orderDay(options, chosen)
  const named = (date: string) => formatDayWithWeekday(date, i18n.language)
  const textOf = (change: DayChange): string => {
    if (change.kind === 'orderBy') return t('day.orderBy', { until: formatMoment(change.until) })
    if (change.kind === 'short') return t('day.short', { count: change.count })
    return t(`day.${change.kind}`, { day: named(change.day), ...(change.kind === 'point' && { name: change.name }) })
  }
  const doerOf = (change: DayChange): (() => void) | null => {
    if (change.kind === 'split') return () => splitBy('date')
    if (change.kind === 'point') return () => setValue('warehouseId', change.id)
    if (change.kind !== 'day') return null
    return () => {
      setValue('desiredOn', change.day)
      setValue('window', dayFor(options, { ...getValues(), desiredOn: change.day }).window)
    }
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {t(`day.title.${deliveryType}`)}
      </Typography>
      <Typography aria-live="polite" sx={{ fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {day ? named(day) : t('day.unknown')}
      </Typography>
      {dayChanges(options, chosen).map((change) => {
        const run = doerOf(change)
        return run ? (
          <Button
            key={change.kind}
            size="small"
            onClick={run}
            sx={{ px: 0, py: 0.5, minHeight: { xs: 40, sm: 28 }, textAlign: 'left', fontWeight: 400 }}
          >
            {textOf(change)}
          </Button>
        ) : (
          <Typography key={change.kind} variant="body2" color={change.kind === 'short' ? 'warning' : 'textSecondary'}>
            {textOf(change)}
          </Typography>
        )
      })}
    </Box>
  )
}
