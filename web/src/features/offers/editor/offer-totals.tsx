import Box from '@mui/material/Box'
import type { OfferTotals as Totals, OfferVatMode } from '@vitrina/contract/offers/offer-price.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { roubles } from '#parts/offer/offer-money.rules.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { MarginMark } from '../margin-light.tsx'

type Props = { totals: Totals; vatMode: OfferVatMode; lineCount: number }

/** The whole of it: what the client pays, what it costs, and what is left. */
export function OfferTotals({ totals, vatMode, lineCount }: Props) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const sum = (kopecks: number) => money(roubles(kopecks))
  return (
    <Box
      role="status"
      aria-label={t('totals.label')}
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
      <span>{t('lines', { count: lineCount })}</span>
      {totals.unpricedCount > 0 && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          {t('totals.unpriced', { count: totals.unpricedCount })}
        </Box>
      )}
      {totals.uncostedCount > 0 && <span>{t('totals.uncosted', { count: totals.uncostedCount })}</span>}
      <span>{t('totals.cost', { sum: sum(totals.cost) })}</span>
      <span>{t('totals.profit', { sum: sum(totals.profit) })}</span>
      <span>
        {t('totals.margin')} <MarginMark margin={totals.margin} light={totals.light} />
      </span>
      <Box component="span" sx={{ ml: 'auto' }}>
        {t(`totals.vat.${vatMode}`, { sum: sum(totals.vat) })}
      </Box>
      <Box component="b" sx={{ fontSize: 16, fontWeight: 600, color: 'text.primary' }}>
        {sum(totals.total)}
      </Box>
    </Box>
  )
}
