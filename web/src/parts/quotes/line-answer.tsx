import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { quoteSum } from '@vitrina/contract/quotes/quotes.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { inKopecks } from './in-kopecks.ts'
import type { LineShown } from './quotes.api.ts'

/** The seller's answer to a line. */
export function LineAnswer({ line }: { line: LineShown }) {
  const { answer, unit } = line
  const { t } = useTranslation('quotes')
  const money = useMoney()
  const number = useNumber()
  if (!answer)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('answer.none')}
      </Typography>
    )
  if (answer.price === null)
    return (
      <Typography variant="body2" color="error">
        {t('answer.refused', { reason: answer.refusal })}
      </Typography>
    )
  const { replacement, day, note } = answer
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {money(answer.price)} × {number(answer.amount)} {replacement?.unit ?? unit} = {money(quoteSum([inKopecks(line)]) / 100)}
      </Typography>
      {replacement && (
        <Typography variant="body2">{t('answer.replacement', { name: `${replacement.article} ${replacement.name}` })}</Typography>
      )}
      {day && <Typography variant="body2">{t('answer.day', { day: formatDay(day) })}</Typography>}
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  )
}
