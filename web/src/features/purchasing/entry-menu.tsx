import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiArchiveArrowDownOutline, mdiArchiveArrowUpOutline, mdiDeleteForeverOutline, mdiDotsVertical } from '@mdi/js'
import type { EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { type EntryAction, entryActionsOf, useEntryActions } from './use-entry-actions.ts'

const icons: Record<EntryAction, string> = {
  archive: mdiArchiveArrowDownOutline,
  restore: mdiArchiveArrowUpOutline,
  remove: mdiDeleteForeverOutline,
}

export function EntryMenu({ row }: { row: Pick<EntryRow, 'id' | 'name' | 'status'> }) {
  const { t } = useTranslation('purchasing')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const act = useEntryActions()
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
        {entryActionsOf(row).map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null)
              act(action, row)
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
