import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import {
  mdiArchiveArrowDownOutline,
  mdiArchiveArrowUpOutline,
  mdiContentCopy,
  mdiDeleteForeverOutline,
  mdiDotsVertical,
  mdiFolderOpenOutline,
} from '@mdi/js'
import type { OfferRow } from '@vitrina/contract/offers/offer-shapes'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { actionsOf, type RowAction } from './row-actions.rules.ts'

const icons: Record<RowAction, string> = {
  open: mdiFolderOpenOutline,
  copy: mdiContentCopy,
  archive: mdiArchiveArrowDownOutline,
  restore: mdiArchiveArrowUpOutline,
  remove: mdiDeleteForeverOutline,
}

export function RowMenu({ row, onAction }: { row: OfferRow; onAction: (action: RowAction, row: OfferRow) => void }) {
  const { t } = useTranslation('offers')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={t('actions.of', { number: row.number })}
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
            {t(`actions.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
