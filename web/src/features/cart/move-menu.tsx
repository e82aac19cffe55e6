import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiArrowRightBoldBoxOutline } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useMoveLines } from './cart.api.ts'
import { useNamedCarts } from './use-named-carts.ts'

/** Moves lines to another cart; hidden without another one. */
export function MoveMenu({ ids }: { ids: number[] }) {
  const { t } = useTranslation('cart-page')
  const move = useMoveLines()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const others = useNamedCarts().filter(({ isActive }) => !isActive)
  if (others.length === 0) return null
  const choose = (toCartId: number, name: string) => {
    setAnchor(null)
    move.mutate(
      { ids, toCartId },
      { onSuccess: () => showMessage({ text: t('tools.moved', { count: ids.length, name }), kind: 'success' }) },
    )
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        loading={move.isPending}
        aria-haspopup="menu"
        startIcon={<Icon path={mdiArrowRightBoldBoxOutline} fontSize="small" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('tools.move')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.map(({ id, name, count }) => (
          <MenuItem key={id} onClick={() => choose(id, name)}>
            {t('carts.item', { name, count })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
