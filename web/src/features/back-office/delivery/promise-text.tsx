import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { useNumber } from '#parts/product/use-number.ts'
import type { Preview } from './delivery.api.ts'

/** The promised day, and from where each part comes. */
export function PromiseText({ promise: { day, confidence, parts, missing } }: { promise: Preview['now'] }) {
  const { t, i18n } = useTranslation('stock-desk')
  const number = useNumber()
  return (
    <>
      <Typography variant="subtitle1" component="p">
        {day === null ? t('check.unknown') : formatDayWithWeekday(day, i18n.language)}
        {day !== null && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 2 }}>
            {t(`check.confidence.${confidence}`)}
          </Typography>
        )}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 4, fontSize: 14 }}>
        {parts.map(({ source, warehouse, amount, day: partDay }) => (
          <li key={`${source} ${warehouse.id} ${partDay}`}>
            {t(`check.sources.${source}`, {
              amount: number(amount),
              warehouse: warehouse.name,
              day: formatDayWithWeekday(partDay, i18n.language),
            })}
          </li>
        ))}
        {missing > 0 && <li>{t('check.missing', { amount: number(missing) })}</li>}
      </Box>
    </>
  )
}
