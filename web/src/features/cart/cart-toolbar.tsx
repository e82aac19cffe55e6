import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { mdiDeleteOutline } from '@mdi/js'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { useTranslation } from '#i18n/use-translation.tsx'
import { MakeOfferButton } from '#parts/offer/make-offer-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CartSearch } from './cart-search.tsx'
import { cartSorts, type CartSort } from './cart.params.ts'
import { MoveMenu } from './move-menu.tsx'
import { useCartParams } from './use-cart-params.ts'

type Props = {
  /** Of all the cart, found or not. */
  lines: readonly CartLine[]
  onDelete: (ids: number[]) => void
}

/** Search, view, and one action for all ticked lines; beside the quick row, in one line with it. */
export function CartToolbar({ lines, onDelete }: Props) {
  const { t } = useTranslation('cart-page')
  const { params, change } = useCartParams()
  const ids = lines.filter(({ selected }) => selected).map(({ id }) => id)
  const remove = t('tools.deleteSelected', { count: ids.length })
  return (
    <>
      <CartSearch />
      <TextField
        select
        size="small"
        value={params.sort}
        onChange={({ target }) => change({ sort: target.value as CartSort })}
        slotProps={{ htmlInput: { 'aria-label': t('tools.sort') } }}
        sx={{ flex: '0 1 176px', minWidth: 120 }}
      >
        {cartSorts.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </MenuItem>
        ))}
      </TextField>
      {ids.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <IconButton aria-label={remove} title={remove} onClick={() => onDelete(ids)}>
            <Icon path={mdiDeleteOutline} fontSize="small" />
          </IconButton>
          <MoveMenu ids={ids} />
          <MakeOfferButton size="small" from={{ type: 'cart' }} />
        </Box>
      )}
    </>
  )
}
