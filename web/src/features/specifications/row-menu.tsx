import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import {
  mdiAccountMultipleOutline,
  mdiArchiveArrowDownOutline,
  mdiArchiveArrowUpOutline,
  mdiContentCopy,
  mdiDeleteForeverOutline,
  mdiDotsVertical,
  mdiFolderOpenOutline,
  mdiPencilOutline,
  mdiTrayArrowDown,
} from '@mdi/js'
import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { actionsOf, type RowAction } from './row-actions.rules.ts'

const icons: Record<RowAction, string> = {
  open: mdiFolderOpenOutline,
  rename: mdiPencilOutline,
  copy: mdiContentCopy,
  share: mdiAccountMultipleOutline,
  export: mdiTrayArrowDown,
  archive: mdiArchiveArrowDownOutline,
  restore: mdiArchiveArrowUpOutline,
  remove: mdiDeleteForeverOutline,
}

type Props = { row: SpecificationRow; onAction: (action: RowAction, row: SpecificationRow) => void }

export function RowMenu({ row, onAction }: Props) {
  const { t } = useTranslation('specifications')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const textOf = (action: RowAction) => t(action === 'copy' && !row.isOwn ? 'actions.copyToMe' : `actions.${action}`)
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={t('actions.of', { name: row.name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ zIndex: 1 }}
      >
        <Icon path={mdiDotsVertical} fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actionsOf(row).map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null)
              onAction(action, row)
            }}
          >
            <ListItemIcon>
              <Icon path={icons[action]} fontSize="small" />
            </ListItemIcon>
            {textOf(action)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
