import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiChevronDown } from '@mdi/js'
import type { NamedCart } from '@vitrina/contract/cart/named-carts'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { CartNameDialog } from './cart-name-dialog.tsx'
import { useActivateCart, useRemoveCart } from './named-carts.api.ts'
import { useNamedCarts } from './use-named-carts.ts'

/** The active cart, and a menu of the others; a guest has one. */
export function NamedCarts() {
  const { t } = useTranslation('cart-page')
  const user = useUser()
  const carts = useNamedCarts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [naming, setNaming] = useState<NamedCart | 'new' | null>(null)
  const active = carts.find(({ isActive }) => isActive)
  if (!active) return user && <NameRoom />
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-label={t('carts.open', { name: active.name })}
        endIcon={<Icon path={mdiChevronDown} fontSize="small" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {active.name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <CartItems items={carts} onDone={close} />
        <Divider />
        <MenuItem
          onClick={() => {
            close()
            setNaming('new')
          }}
        >
          {t('carts.create')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            setNaming(active)
          }}
        >
          {t('carts.rename')}
        </MenuItem>
        {carts.length > 1 && <RemoveItem cart={active} onDone={close} />}
      </Menu>
      {naming && <CartNameDialog cart={naming === 'new' ? null : naming} onClose={() => setNaming(null)} />}
    </>
  )
}

/** Where the name will stand: nothing below moves when it comes. */
function NameRoom() {
  const { t } = useTranslation('cart-page')
  return (
    <Button disabled endIcon={<Icon path={mdiChevronDown} fontSize="small" />} sx={{ visibility: 'hidden' }}>
      {t('carts.unnamed')}
    </Button>
  )
}

function CartItems({ items, onDone }: { items: readonly NamedCart[]; onDone: () => void }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const activate = useActivateCart()
  return items.map(({ id, name, count, sum, isActive }) => (
    <MenuItem
      key={id}
      selected={isActive}
      onClick={() => {
        onDone()
        if (!isActive) activate.mutate(id)
      }}
    >
      <ListItemText primary={name} secondary={t('carts.holds', { count, sum: money(sum, { kopecks: false }) })} />
    </MenuItem>
  ))
}

function RemoveItem({ cart: { id, name, count }, onDone }: { cart: NamedCart; onDone: () => void }) {
  const { t } = useTranslation('cart-page')
  const remove = useRemoveCart()
  const ask = () => {
    onDone()
    askConfirm({
      title: t('carts.removeTitle', { name }),
      text: t('carts.removeText', { count }),
      confirm: t('carts.remove'),
      isDangerous: true,
      run: () => remove.mutateAsync(id),
    })
  }
  return <MenuItem onClick={ask}>{t('carts.remove')}</MenuItem>
}
