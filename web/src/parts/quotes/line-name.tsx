import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import type { LineShown } from './quotes.api.ts'

/** The goods of a line with their price by the lists. */
export function LineName({ line: { article, name, listPrice } }: { line: LineShown }) {
  const { t } = useTranslation('quotes')
  const money = useMoney()
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[article, listPrice === null ? t('noListPrice') : t('listPrice', { price: money(listPrice) })].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
