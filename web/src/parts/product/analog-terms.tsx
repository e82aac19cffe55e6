import Box from '@mui/material/Box'
import type { Analog } from '@vitrina/contract/catalogue/analogs'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'

const toneOf = (priceDifference: number) => (priceDifference > 0 ? 'text.secondary' : 'success.main')

/** How the price compares, and when the whole amount can be had. */
export function AnalogTerms({ analog }: { analog: Pick<Analog, 'priceDifference' | 'readyOn' | 'isSellerChoice'> }) {
  const { t } = useTranslation('product')
  const [today] = useState(sellerToday)
  const { priceDifference, readyOn, isSellerChoice } = analog
  const dayOf = (day: string) => {
    if (day === today) return t('analog.today')
    return day === shiftDay(today, 1) ? t('analog.tomorrow') : t('analog.on', { day: formatDate(day) })
  }
  const priceText = (percent: number) => {
    if (percent === 0) return t('analog.samePrice')
    return t(percent < 0 ? 'analog.cheaper' : 'analog.dearer', { percent: Math.abs(percent) })
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        fontSize: 13,
        lineHeight: 1.4,
        fontVariantNumeric: 'tabular-nums',
        '& > *': { whiteSpace: 'nowrap' },
      }}
    >
      {readyOn ? (
        <Box component="span" sx={{ fontWeight: 500, color: readyOn === today ? 'success.main' : 'text.primary' }}>
          {dayOf(readyOn)}
        </Box>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('analog.noDay')}
        </Box>
      )}
      {priceDifference !== null && (
        <Box component="span" sx={{ color: toneOf(priceDifference) }}>
          {priceText(priceDifference)}
        </Box>
      )}
      {isSellerChoice && (
        <Box component="span" sx={{ color: 'primary.main' }}>
          {t('analog.sellerChoice')}
        </Box>
      )}
    </Box>
  )
}
