import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import type { SxProps } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CartTotals } from '@vitrina/contract/cart/cart'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { isVolumeShown } from '#lib/volume.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { AskPriceButton } from '#parts/quotes/ask-price-button.tsx'
import { Anchor } from '#ui/anchor.tsx'

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, fontVariantNumeric: 'tabular-nums' }}>
    <Typography variant="body2" color="textSecondary" component="dt">
      {label}
    </Typography>
    <Typography variant="body2" component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
      {children}
    </Typography>
  </Box>
)

/** K-03: the amount left to free delivery. */
function FreeDelivery({ from, left }: { from: number; left: number }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const text = left > 0 ? t('totals.untilFree', { sum: money(left, { kopecks: false }) }) : t('totals.isFree')
  return (
    <Box sx={{ mt: 4 }}>
      <LinearProgress
        variant="determinate"
        color={left > 0 ? 'primary' : 'success'}
        value={from > 0 ? Math.min(100, ((from - left) / from) * 100) : 100}
        aria-label={t('totals.freeDelivery')}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {text}
      </Typography>
    </Box>
  )
}

/** Totals of the ticked lines. */
export function CartTotalsView({ totals }: { totals: CartTotals }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const number = useNumber()
  return (
    <Paper variant="outlined" component="section" aria-label={t('totals.title')} sx={{ p: 5 }}>
      <Typography variant="body2" color="textSecondary">
        {t('totals.selected', { count: totals.selectedCount, all: totals.lineCount })}
      </Typography>
      <Typography aria-live="polite" sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums', my: 1 }}>
        {money(totals.sum)}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, mt: 3 }}>
        <Row label={t('totals.withoutVat')}>{money(totals.withoutVat)}</Row>
        {totals.vatByRate.map(({ rate, vat }) => (
          <Row key={rate ?? 'none'} label={rate === null ? t('totals.noVat') : t('totals.vat', { rate: number(rate / 100) })}>
            {money(vat)}
          </Row>
        ))}
        {totals.discount > 0 && <Row label={t('totals.discount')}>−{money(totals.discount)}</Row>}
        {totals.cashBack > 0 && <Row label={t('totals.cashBack')}>{money(totals.cashBack, { kopecks: false })}</Row>}
        {totals.weightGrams > 0 && (
          <Row label={t('totals.weight')}>{t('totals.kilograms', { amount: number(totals.weightGrams / 1000) })}</Row>
        )}
        {isVolumeShown(totals.volumeMl) && (
          <Row label={t('totals.volume')}>{t('totals.cubicMetres', { amount: number(totals.volumeMl / 1_000_000) })}</Row>
        )}
      </Box>
      {totals.unpricedCount > 0 && (
        <Typography variant="body2" sx={{ mt: 4, color: 'warning.main' }}>
          {t('totals.unpriced', { count: totals.unpricedCount })}
        </Typography>
      )}
      {totals.freeDelivery && <FreeDelivery {...totals.freeDelivery} />}
      <OrderButton totals={totals} sx={{ display: { xs: 'none', lg: 'flex' }, mt: 4 }} />
      <AskPriceButton from={{ type: 'cart' }} size="large" disabled={totals.selectedCount === 0} sx={{ width: '100%', mt: 2 }} />
    </Paper>
  )
}

/** Leads to the checkout once a line is ticked. */
function OrderButton({ totals, sx }: { totals: CartTotals; sx: SxProps }) {
  const { t } = useTranslation('cart-page')
  const isOn = useAreTogglesOn()(['orders'])
  if (!isOn) return null
  if (totals.selectedCount === 0)
    return (
      <Button variant="contained" size="large" disabled sx={sx}>
        {t('totals.order')}
      </Button>
    )
  return (
    <Button variant="contained" size="large" component={Anchor} href={paths.checkout} sx={sx}>
      {t('totals.order')}
    </Button>
  )
}

/** On narrow screens the totals are under the lines; this bar keeps the sum in sight. */
export function CartTotalsBar({ totals }: { totals: CartTotals }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  return (
    <Paper
      variant="outlined"
      sx={{
        display: { xs: 'flex', lg: 'none' },
        position: 'sticky',
        // Over the tabs of a phone.
        bottom: { xs: 64, sm: 8 },
        zIndex: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        mt: 3,
        px: 4,
        py: 2,
        // Room for the support button.
        mr: { xs: 14, sm: 16 },
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {/* The totals below have it already. */}
      <Box aria-hidden sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary" noWrap>
          {t('totals.selected', { count: totals.selectedCount, all: totals.lineCount })}
        </Typography>
        <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{money(totals.sum)}</Typography>
      </Box>
      <OrderButton totals={totals} sx={{ px: 4, minHeight: 40, fontSize: 14 }} />
    </Paper>
  )
}
