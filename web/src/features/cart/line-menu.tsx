import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = {
  anchor: HTMLElement
  isMovable: boolean
  onClose: () => void
  onNote: () => void
  onMove: (step: 1 | -1) => void
  onDelete: () => void
}

/** Actions of a line that a wide screen has as columns, or as dragging. */
export function LineMenu({ anchor, isMovable, onClose, onNote, onMove, onDelete }: Props) {
  const { t } = useTranslation('cart-page')
  const choose = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <MenuItem onClick={choose(onNote)}>{t('line.note')}</MenuItem>
      {isMovable && <MenuItem onClick={choose(() => onMove(-1))}>{t('line.up')}</MenuItem>}
      {isMovable && <MenuItem onClick={choose(() => onMove(1))}>{t('line.down')}</MenuItem>}
      <MenuItem onClick={choose(onDelete)}>{t('line.delete')}</MenuItem>
    </Menu>
  )
}
