import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { mdiDeleteOutline, mdiMagnify, mdiRefresh } from '@mdi/js'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { useTranslation } from '#i18n/use-translation.tsx'
import { MakeOfferButton } from '#parts/offer/make-offer-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useActualiseCart, useSelectLines } from './cart.api.ts'
import { cartSorts, type CartSort } from './cart.params.ts'
import { MoveMenu } from './move-menu.tsx'
import { TickBox } from './tick-box.tsx'
import { useCartParams } from './use-cart-params.ts'

type Props = {
  lines: readonly CartLine[] /** Of all the cart, found or not. */
  shown: readonly CartLine[]
  onDelete: (ids: number[]) => void
}

const idsOf = (lines: readonly CartLine[]) => lines.map(({ id }) => id)

/** Search, order, and one action for all ticked lines. */
export function CartToolbar({ lines, shown, onDelete }: Props) {
  const { t } = useTranslation('cart-page')
  const { params, change } = useCartParams()
  const actualise = useActualiseCart()
  const selected = lines.filter((line) => line.selected)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          size="small"
          type="search"
          placeholder={t('tools.search')}
          value={params.search}
          onChange={({ target }) => change({ search: target.value })}
          slotProps={{
            htmlInput: { 'aria-label': t('tools.search') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon path={mdiMagnify} fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          sx={{ flex: '1 1 200px', maxWidth: 360 }}
        />
        <TextField
          select
          size="small"
          value={params.sort}
          onChange={({ target }) => change({ sort: target.value as CartSort })}
          slotProps={{ htmlInput: { 'aria-label': t('tools.sort') } }}
          sx={{ minWidth: 180 }}
        >
          {cartSorts.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          color="inherit"
          loading={actualise.isPending}
          startIcon={<Icon path={mdiRefresh} fontSize="small" />}
          onClick={() => actualise.mutate()}
        >
          {t('tools.actualise')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', minHeight: 36 }}>
        <SelectAll shown={shown} />
        {selected.length > 0 && (
          <>
            <Button
              size="small"
              color="inherit"
              onClick={() => onDelete(idsOf(selected))}
              startIcon={<Icon path={mdiDeleteOutline} fontSize="small" />}
            >
              {t('tools.deleteSelected', { count: selected.length })}
            </Button>
            <MoveMenu ids={idsOf(selected)} />
            <MakeOfferButton size="small" from={{ type: 'cart' }} />
          </>
        )}
      </Box>
    </Box>
  )
}

/** Ticks the shown lines: a search narrows them. */
function SelectAll({ shown }: { shown: readonly CartLine[] }) {
  const { t } = useTranslation('cart-page')
  const select = useSelectLines()
  const areAll = shown.length > 0 && shown.every(({ selected }) => selected)
  const isSome = shown.some(({ selected }) => selected)
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        px: 2,
        fontSize: 13,
        cursor: 'pointer',
        '& .tick': { width: 18, height: 18, m: 2, accentColor: 'var(--mui-palette-primary-main)' },
      }}
    >
      <TickBox
        isOn={areAll}
        isMixed={isSome}
        onTick={() => select.mutate({ ids: idsOf(shown.filter(({ selected }) => selected === areAll)), selected: !areAll })}
      />
      {t('tools.selectAll')}
    </Box>
  )
}
