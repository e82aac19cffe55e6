import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import type { SxProps } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import type { CartTotals } from '@vitrina/contract/cart/cart'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { isVolumeShown } from '#lib/volume.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { useAreTogglesOn, useSite } from '#parts/site/use-site.ts'
import { AskPriceButton } from '#parts/quotes/ask-price-button.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { useReserveBottomInset } from '#ui/bottom-inset.ts'
import { Icon } from '#ui/icon.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1.5, whiteSpace: 'nowrap' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
)

/** K-03: the amount left to free delivery. */
function FreeDelivery({ from, left }: { from: number; left: number }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const text = left > 0 ? t('totals.untilFree', { sum: money(left, { kopecks: false }) }) : t('totals.isFree')
  return (
    <Box sx={{ flex: '0 1 260px', minWidth: 0 }}>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{text}</Box>
      <LinearProgress
        variant="determinate"
        color={left > 0 ? 'primary' : 'success'}
        value={from > 0 ? Math.min(100, ((from - left) / from) * 100) : 100}
        aria-label={t('totals.freeDelivery')}
        sx={{ mt: 0.5, height: 4, borderRadius: 2 }}
      />
    </Box>
  )
}

function Facts({ totals }: { totals: CartTotals }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const number = useNumber()
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, fontSize: 12, lineHeight: '18px', minWidth: 0 }}>
      <Fact label={t('totals.withoutVat')}>{money(totals.withoutVat)}</Fact>
      {totals.vatByRate.map(({ rate, vat }) => (
        <Fact key={rate ?? 'none'} label={rate === null ? t('totals.noVat') : t('totals.vat', { rate: number(rate / 100) })}>
          {money(vat)}
        </Fact>
      ))}
      {totals.discount > 0 && <Fact label={t('totals.discount')}>−{money(totals.discount)}</Fact>}
      {totals.cashBack > 0 && <Fact label={t('totals.cashBack')}>{money(totals.cashBack, { kopecks: false })}</Fact>}
      {totals.weightGrams > 0 && (
        <Fact label={t('totals.weight')}>{t('totals.kilograms', { amount: number(totals.weightGrams / 1000) })}</Fact>
      )}
      {isVolumeShown(totals.volumeMl) && (
        <Fact label={t('totals.volume')}>{t('totals.cubicMetres', { amount: number(totals.volumeMl / 1_000_000) })}</Fact>
      )}
      {totals.unpricedCount > 0 && <Box sx={{ color: 'warning.main' }}>{t('totals.unpriced', { count: totals.unpricedCount })}</Box>}
    </Box>
  )
}

/** Totals of the ticked lines and the next step: at the bottom of the window however long the cart is. */
export function CartTotalsBar({ totals }: { totals: CartTotals }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { chatButton } = useSite().config
  const bar = useRef<HTMLDivElement>(null)
  // Notices stand above it; the support button has its end.
  useReserveBottomInset(bar, { key: 'cart-totals', side: chatButton.side === 'left' ? 'right' : 'left', isShown: true })
  return (
    <Paper
      ref={bar}
      variant="outlined"
      component="section"
      aria-label={t('totals.title')}
      sx={{
        position: 'sticky',
        // Over the tabs of a phone.
        bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 3, sm: 4 },
        rowGap: 1,
        mt: 2,
        minHeight: { xs: 60, sm: 68 },
        pl: { xs: 3, sm: 4 },
        // Its end is left to the support button, which then covers nothing.
        pr: { xs: 14, sm: 22 },
        py: 1.5,
        borderRadius: '8px 8px 0 0',
        borderBottom: 0,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box
        id={id}
        sx={{
          display: { xs: isOpen ? 'flex' : 'none', lg: 'flex' },
          flexWrap: { xs: 'wrap', lg: 'nowrap' },
          flex: { xs: '1 0 100%', lg: '1 1 0' },
          columnGap: 4,
          rowGap: 1,
          alignItems: 'center',
          minWidth: 0,
        }}
      >
        <Facts totals={totals} />
        {totals.freeDelivery && <FreeDelivery {...totals.freeDelivery} />}
        <AskPriceButton
          from={{ type: 'cart' }}
          size="small"
          disabled={totals.selectedCount === 0}
          sx={{ display: { lg: 'none' }, minHeight: 40 }}
        />
      </Box>
      <Box sx={{ position: 'relative', flex: { xs: '1 1 0', lg: 'none' }, minWidth: 0, textAlign: { lg: 'right' } }}>
        <Typography variant="body2" color="textSecondary" noWrap sx={{ display: 'flex', justifyContent: { lg: 'end' }, fontSize: 12 }}>
          {t('totals.selected', { count: totals.selectedCount, all: totals.lineCount })}
          <Icon path={isOpen ? mdiChevronDown : mdiChevronUp} sx={{ display: { lg: 'none' }, fontSize: 18, flexShrink: 0 }} />
        </Typography>
        <Typography aria-live="polite" sx={{ fontSize: { xs: 15, sm: 20 }, lineHeight: 1.3, fontWeight: 600, whiteSpace: 'nowrap' }}>
          {money(totals.sum)}
        </Typography>
        {/* The whole of it unfolds the details. */}
        <ButtonBase
          aria-label={t('totals.details')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { lg: 'none' }, position: 'absolute', inset: '-4px -8px', borderRadius: 1 }}
        />
      </Box>
      <AskPriceButton
        from={{ type: 'cart' }}
        variant="outlined"
        disabled={totals.selectedCount === 0}
        sx={{ display: { xs: 'none', lg: 'inline-flex' }, minHeight: 42 }}
      />
      <OrderButton totals={totals} sx={{ minHeight: 42, px: { xs: 2.5, sm: 5 }, fontSize: { xs: 14, sm: 15 }, whiteSpace: 'nowrap' }} />
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
      <Button variant="contained" disabled sx={sx}>
        {t('totals.order')}
      </Button>
    )
  return (
    <Button variant="contained" component={Anchor} href={paths.checkout} title="Ctrl+Enter" sx={sx}>
      {t('totals.order')}
    </Button>
  )
}
