import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiTruckDeliveryOutline } from '@mdi/js'
import type { CartLine } from '@vitrina/contract/cart/cart'
import type { SupplyPlan } from '@vitrina/contract/cart/supply-plan.rules'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import { supplyOf } from './compare-strategies.rules.ts'
import { useSupplyTexts } from './use-supply-texts.ts'
import { useTrimToStock } from './use-trim-to-stock.ts'

type Props = { lines: readonly CartLine[]; plan: SupplyPlan; children?: ReactNode }

/** The supply of the ticked lines in one line, with a button for the other strategies; `children`: other offers. */
export function SupplyBar({ lines, plan: { strategy, today }, children }: Props) {
  const { t } = useTranslation('cart-page')
  const { open } = useHistoryStateSwitch()
  // Deferred, so that typing stays quick.
  const seen = useDeferredValue(lines)
  const supply = useMemo(() => supplyOf(seen, { strategy, today }), [seen, strategy, today])
  const words = useSupplyTexts(today)
  const { trim, isPending } = useTrimToStock()
  const isNothing = supply.shipments.length === 0 && supply.short.length === 0
  return (
    <Box
      component="section"
      aria-label={t('supply.title')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 36,
        pb: 1,
      }}
    >
      <Icon path={mdiTruckDeliveryOutline} fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            display: '-webkit-box',
            WebkitLineClamp: { xs: 2, sm: 1 },
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            fontSize: { xs: 12, sm: 13 },
            lineHeight: '16px',
          }}
        >
          <Box component="b" sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 600, color: 'text.primary' }}>
            {t(`supply.name.${strategy}`)}
            {' · '}
          </Box>
          {isNothing ? t('supply.nothing') : words.whole(supply)}
          {supply.short.length > 0 && (
            <Box component="span" sx={{ color: 'warning.main' }}>
              {supply.shipments.length > 0 && ' · '}
              {words.short(supply)}
            </Box>
          )}
        </Typography>
      </Box>
      {strategy === 'stockOnly' && supply.short.length > 0 && (
        <Button size="small" color="inherit" loading={isPending} onClick={() => trim(supply.short)}>
          {t('supply.trim')}
        </Button>
      )}
      {children}
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        sx={{ whiteSpace: 'nowrap' }}
        onClick={() => void open({ openedSupply: true })}
      >
        {t('supply.open')}
      </Button>
    </Box>
  )
}
