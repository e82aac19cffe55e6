import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiTableColumn } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { useColumnName } from './use-column-name.ts'
import { hideableColumns, type ListLook } from './use-list-look.ts'

/** C-10, C-19: the columns of the list. */
export function ColumnsMenu({ look }: { look: ListLook }) {
  const { t } = useTranslation('catalogue')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { settings, change } = useCatalogueSettings()
  const nameOf = useColumnName()
  const toggle = (column: string) => {
    const { hiddenColumns } = settings
    change({ hiddenColumns: look.hidden.has(column) ? hiddenColumns.filter((one) => one !== column) : [...hiddenColumns, column] })
  }
  return (
    <>
      <IconButton
        aria-label={t('columns.label')}
        title={t('columns.label')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 36, height: 36 }}
      >
        <Icon path={mdiTableColumn} fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {hideableColumns.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={!look.hidden.has(column)}
            onClick={() => toggle(column)}
            sx={{ pl: 2 }}
          >
            <Checkbox
              size="small"
              checked={!look.hidden.has(column)}
              tabIndex={-1}
              disableRipple
              slotProps={{ input: { 'aria-hidden': true } }}
              sx={{ p: 1, mr: 1 }}
            />
            <ListItemText primary={nameOf(column)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
