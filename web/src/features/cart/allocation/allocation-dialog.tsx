import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { CartLine } from '@vitrina/contract/cart'
import { allocationStrategies, type AllocationStrategy } from '@vitrina/contract/cart-allocation'
import { useMemo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { moscowToday } from '#lib/dates.ts'
import { chooseSupply, useSupplyChoice } from '#parts/cart/supply-choice.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { cartQuery } from '../cart.api.ts'
import { supplyOf } from './compare-strategies.rules.ts'
import { StrategyOption } from './strategy-option.tsx'

/** The strategies for the ticked lines side by side, by current stock: opening it refetches the cart. */
export function AllocationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['cart-page', 'shell'])
  const { data: cart, isFetching, error, refetch } = useQuery(cartQuery)
  const kept = useSupplyChoice(cart?.id ?? null)
  const [wanted, setWanted] = useState<AllocationStrategy | null>(null)
  const chosen = wanted ?? kept
  const hasWanted = cart?.lines.some(({ selected }) => selected) ?? false
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
          <Button variant="contained" disabled={!hasWanted} onClick={choose}>
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
      {cart && !hasWanted && <Typography color="textSecondary">{t('supply.nothing')}</Typography>}
      {cart && hasWanted && <Options lines={cart.lines} chosen={chosen} onChoose={setWanted} />}
    </AppDialog>
  )
}

type OptionsProps = { lines: readonly CartLine[]; chosen: AllocationStrategy; onChoose: (strategy: AllocationStrategy) => void }

function Options({ lines, chosen, onChoose }: OptionsProps) {
  const { t } = useTranslation('cart-page')
  const [today] = useState(moscowToday)
  const supplies = useMemo(() => allocationStrategies.map((strategy) => supplyOf(lines, { strategy, today })), [lines, today])
  return (
    <RadioGroup
      aria-label={t('supply.title')}
      value={chosen}
      onChange={(_, next) => onChoose(next as AllocationStrategy)}
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
    {allocationStrategies.map((strategy) => (
      <Skeleton key={strategy} variant="rounded" height={96} />
    ))}
  </Box>
)
