import Box from '@mui/material/Box'
import type { StockPlace } from '@vitrina/contract/fulfilment/stock-desk'
import { isBelowMinimum } from '@vitrina/contract/fulfilment/stock.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import type { Place } from './read-amount.rules.ts'
import type { StockWalk } from './use-stock-walk.ts'

/** Beside the free amount: what is held, comes, was promised, and the minimum; empty when there is nothing of it. */
export function usePlaceTexts() {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  return ({ held, inTransit, arriving, promised, minimum, place }: StockPlace): string[] =>
    [
      held > 0 && t('cell.held', { amount: number(held) }),
      inTransit > 0 && t('cell.inTransit', { amount: number(inTransit) }),
      arriving > 0 && t('cell.arriving', { amount: number(arriving) }),
      promised > 0 && t('cell.promised', { amount: number(promised) }),
      minimum !== null && t('cell.minimum', { amount: number(minimum) }),
      place !== '' && t('cell.place', { place }),
    ].filter((text) => text !== false)
}

type Props = { stored: StockPlace; label: string; place: Place; walk: StockWalk }

/** A cell that one stands on or types into: the free amount, and below it what else is known. */
export function StockCell({ stored, label, place, walk }: Props) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const textsOf = usePlaceTexts()
  const isActive = walk.active.row === place.row && walk.active.column === place.column
  const isTyped = isActive && walk.typed !== null
  const isBelow = isBelowMinimum(stored)
  return (
    <Box
      component="td"
      role="gridcell"
      ref={walk.refOf(place)}
      tabIndex={isActive && !isTyped ? 0 : -1}
      onFocus={() => walk.setActive(place)}
      onDoubleClick={() => walk.begin(place)}
      sx={{
        textAlign: 'right',
        fontVariantNumeric: 'tabular-nums',
        cursor: 'cell',
        '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {isTyped ? (
        <Box
          component="input"
          autoFocus
          inputMode="decimal"
          aria-label={label}
          value={walk.typed ?? ''}
          onChange={({ target }) => walk.setTyped(target.value)}
          onBlur={walk.leave}
          sx={inputStyle}
        />
      ) : (
        <>
          <Box component="span" sx={{ fontWeight: 600, color: isBelow ? 'error.main' : stored.free ? 'text.primary' : 'text.secondary' }}>
            {stored.free === null ? '—' : number(stored.free)}
          </Box>
          {isBelow && (
            <Box component="span" sx={{ ml: 1, fontSize: 12, color: 'error.main' }}>
              {t('cell.below')}
            </Box>
          )}
          <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {textsOf(stored).join(' · ')}
          </Box>
        </>
      )}
    </Box>
  )
}

const inputStyle = {
  width: '100%',
  minWidth: 72,
  height: 32,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'primary.main',
  px: 1,
  textAlign: 'right',
} as const
