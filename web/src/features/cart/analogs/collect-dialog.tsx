import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { OfferedProduct } from '#parts/cart/analogs/offered-product.tsx'
import { sumDifference } from './sum-difference.rules.ts'
import type { LineOffer } from './use-cart-analogs.ts'
import { useReplaceLines } from '#parts/cart/analogs/use-replace-lines.ts'

type Props = { offers: readonly LineOffer[]; onClose: () => void }

/** Lines that cannot be had today beside what can: ticked ones are replaced by one press. */
export function CollectDialog({ offers, onClose }: Props) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  // Lines that are not to be ordered are not replaced either, unless asked for.
  const [unticked, setUnticked] = useState(() => offers.flatMap(({ line }) => (line.selected ? [] : line.id)))
  const { mutate: replace, isPending } = useReplaceLines()
  const chosen = offers.filter(({ line }) => !unticked.includes(line.id))
  const difference = sumDifference(chosen)
  const tick = (id: number) => setUnticked(unticked.includes(id) ? unticked.filter((one) => one !== id) : [...unticked, id])
  const send = () =>
    replace(
      chosen.map(({ line, analog }) => ({ id: line.id, productId: analog.product.id })),
      { onSuccess: onClose },
    )
  return (
    <AppDialog
      isOpen
      maxWidth="md"
      title={t('analogs.collect')}
      onClose={onClose}
      isBusy={isPending}
      actions={
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2 }}>
          {chosen.length > 0 && difference !== null && (
            <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 120px', pl: 2, fontVariantNumeric: 'tabular-nums' }}>
              {t('analogs.difference', { sum: `${difference > 0 ? '+' : ''}${money(difference)}` })}
            </Typography>
          )}
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {t('analogs.cancel')}
          </Button>
          <Button variant="contained" disabled={chosen.length === 0} loading={isPending} onClick={send} sx={{ flexShrink: 0 }}>
            {t('analogs.replaceMany', { count: chosen.length })}
          </Button>
        </Box>
      }
    >
      {offers.length === 0 ? (
        <Typography color="textSecondary">{t('analogs.nothing')}</Typography>
      ) : (
        <>
          <Typography color="textSecondary">{t('analogs.collectHint')}</Typography>
          <Box component="ul" aria-label={t('analogs.collect')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {offers.map(({ line, analog }) => (
              <OfferedProduct
                key={line.id}
                analog={analog}
                tick={
                  <Checkbox
                    checked={!unticked.includes(line.id)}
                    onChange={() => tick(line.id)}
                    slotProps={{ input: { 'aria-label': t('analogs.take', { name: line.product.name }) } }}
                    sx={{ alignSelf: 'start', p: 1, ml: -1 }}
                  />
                }
                instead={<Replaced line={line} />}
              />
            ))}
          </Box>
        </>
      )}
    </AppDialog>
  )
}

/** The line whose place is taken. */
function Replaced({ line: { product, amount } }: Pick<LineOffer, 'line'>) {
  const { t } = useTranslation('cart-page')
  const number = useNumber()
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {t('analogs.instead', { name: product.name, amount: number(amount), unit: product.unit.name })}
    </Typography>
  )
}
