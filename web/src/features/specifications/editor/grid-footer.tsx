import Box from '@mui/material/Box'
import type { SpecificationFigures } from '@vitrina/contract/specifications/specification-shapes'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { useMoney } from '#parts/price/use-money.ts'

type Props = {
  lineCount: number
  rawCount: number
  total: number
  unpriced: number
  figures: SpecificationFigures | undefined
  isStale: boolean
}

/** The whole of it: lines, those without a price, the sum and the day everything can be had. */
function FooterView({ lineCount, rawCount, total, unpriced, figures, isStale }: Props) {
  const { t, i18n } = useTranslation('specifications')
  const money = useMoney()
  return (
    <Box
      role="status"
      aria-busy={isStale}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 4,
        rowGap: 1,
        pt: 2,
        // Room for the support button.
        pr: { sm: 16 },
        fontSize: 13,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{t('card.lines', { count: lineCount })}</span>
      {rawCount > 0 && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          {t('card.raw', { count: rawCount })}
        </Box>
      )}
      {unpriced > rawCount && <span>{t('footer.unpriced', { count: unpriced - rawCount })}</span>}
      {figures?.totals.day && <span>{t('footer.day', { day: formatDayWithWeekday(figures.totals.day, i18n.language) })}</span>}
      <Box component="span" sx={{ ml: 'auto', opacity: isStale ? 0.6 : 1 }}>
        {figures && t('footer.vat', { sum: money(figures.totals.vat) })}
      </Box>
      <Box component="b" sx={{ fontSize: 16, fontWeight: 600, color: 'text.primary', opacity: isStale ? 0.6 : 1 }}>
        {money(total)}
      </Box>
    </Box>
  )
}

export const GridFooter = memo(FooterView)
