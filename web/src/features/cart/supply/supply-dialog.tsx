import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { supplyStrategies, type SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { useMemo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { chooseSupply, useSupplyChoice } from '#parts/cart/supply-choice.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { cartQuery } from '../cart.api.ts'
import { supplyOf } from './compare-strategies.rules.ts'
import { StrategyOption } from './strategy-option.tsx'

/** The strategies for the ticked lines side by side, by current stock: opening it refetches the cart. */
export function SupplyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['cart-page', 'shell'])
  const { data: cart, isFetching, error, refetch } = useQuery(cartQuery)
  const savedStrategy = useSupplyChoice(cart?.id ?? null)
  const [picked, setPicked] = useState<SupplyStrategy | null>(null)
  const chosen = picked ?? savedStrategy
  const hasSelectedLines = cart?.lines.some(({ selected }) => selected) ?? false
  const choose = () => {
    if (typeof cart?.id === 'number') chooseSupply(cart.id, chosen)
    onClose()
  }
  return (
    <AppDialog
      isOpen
      maxWidth="md"
      title={t('supply.title')}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('supply.cancel')}
          </Button>
          <Button variant="contained" disabled={!hasSelectedLines} onClick={choose}>
            {t('supply.choose')}
          </Button>
        </>
      }
    >
      <Box sx={{ height: 4, mb: 1 }}>{isFetching && <LinearProgress aria-label={t('supply.refreshing')} sx={{ height: 2 }} />}</Box>
      {error && (
        <Alert
          severity="warning"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {t('shell:retry')}
            </Button>
          }
        >
          {t(cart ? 'supply.stale' : 'supply.failed')}
        </Alert>
      )}
      {!cart && !error && <OptionSkeletons />}
      {cart && !hasSelectedLines && <Typography color="textSecondary">{t('supply.nothing')}</Typography>}
      {cart && hasSelectedLines && <Options lines={cart.lines} chosen={chosen} onChoose={setPicked} />}
    </AppDialog>
  )
}

type OptionsProps = { lines: readonly CartLine[]; chosen: SupplyStrategy; onChoose: (strategy: SupplyStrategy) => void }

function Options({ lines, chosen, onChoose }: OptionsProps) {
  const { t } = useTranslation('cart-page')
  const [today] = useState(sellerToday)
  const supplies = useMemo(() => supplyStrategies.map((strategy) => supplyOf(lines, { strategy, today })), [lines, today])
  return (
    <RadioGroup
      aria-label={t('supply.title')}
      value={chosen}
      onChange={(_, next) => onChoose(next as SupplyStrategy)}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', '& > * + *': { borderTop: 1, borderColor: 'divider' } }}
    >
      {supplies.map((supply) => (
        <StrategyOption key={supply.strategy} supply={supply} today={today} isChosen={supply.strategy === chosen} />
      ))}
    </RadioGroup>
  )
}

/** Placeholders of the options' size. */
const OptionSkeletons = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
    {supplyStrategies.map((strategy) => (
      <Skeleton key={strategy} variant="rounded" height={96} />
    ))}
  </Box>
)
