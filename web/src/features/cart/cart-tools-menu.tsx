import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiDotsVertical, mdiRefresh } from '@mdi/js'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { MakeOfferButton } from '#parts/offer/make-offer-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useActualiseCart } from './cart.api.ts'
import { cartSorts } from './cart.params.ts'
import { ImportButton } from './import/import-button.tsx'
import { MoveMenu } from './move-menu.tsx'
import { useSelectAll } from './select-all.tsx'
import { useCartParams } from './use-cart-params.ts'

/** Beside the heading; on a phone the menu has them, or the empty cart. */
export function CartActions({ hasLines }: { hasLines: boolean }) {
  const { t } = useTranslation('cart-page')
  const actualise = useActualiseCart()
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
      {hasLines && (
        <Button
          size="small"
          color="inherit"
          loading={actualise.isPending}
          startIcon={<Icon path={mdiRefresh} fontSize="small" />}
          onClick={() => actualise.mutate()}
        >
          {t('tools.actualise')}
        </Button>
      )}
      <ImportButton />
    </Box>
  )
}

type Props = { lines: readonly CartLine[]; onDelete: (ids: number[]) => void; onSearch: () => void }

/** All tools behind one button, on a phone: the lines need the room. */
export function CartToolsMenu({ lines, onDelete, onSearch }: Props) {
  const { t } = useTranslation('cart-page')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { params, change } = useCartParams()
  const { areAll, toggle } = useSelectAll(lines)
  const actualise = useActualiseCart()
  const { open } = useHistoryStateSwitch()
  const ids = lines.filter(({ selected }) => selected).map(({ id }) => id)
  const close = () => setAnchor(null)
  const choose = (run: () => void) => () => {
    close()
    run()
  }
  return (
    <>
      <IconButton aria-label={t('tools.more')} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={choose(toggle)}>{t(areAll ? 'tools.unselectAll' : 'tools.selectAll')}</MenuItem>
        {ids.length > 0 && <MenuItem onClick={choose(() => onDelete(ids))}>{t('tools.deleteSelected', { count: ids.length })}</MenuItem>}
        <MenuItem onClick={choose(() => actualise.mutate())}>{t('tools.actualise')}</MenuItem>
        <MenuItem onClick={choose(() => void open({ openedCartImport: {} }))}>{t('tools.import')}</MenuItem>
        <MenuItem onClick={choose(onSearch)}>{t('tools.search')}</MenuItem>
        <Divider />
        {cartSorts.map((sort) => (
          <MenuItem key={sort} selected={sort === params.sort} onClick={choose(() => change({ sort }))}>
            {t(`sort.${sort}`)}
          </MenuItem>
        ))}
        {ids.length > 0 && (
          <Box sx={{ display: 'grid', justifyItems: 'start', px: 2 }}>
            <MoveMenu ids={ids} />
            <MakeOfferButton size="small" from={{ type: 'cart' }} />
          </Box>
        )}
      </Menu>
    </>
  )
}
