import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiTableColumn } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { productListQuery } from '../catalogue.api.ts'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { shownColumns, withToggledColumn } from '../table/feature-columns.rules.ts'
import { useKindTable } from '../table/use-kind-table.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { useColumnName } from './use-column-name.ts'
import { hideableColumns, type ListLook } from './use-list-look.ts'

/** C-10, C-19: the columns of the list. */
export function ColumnsMenu({ look }: { look: ListLook }) {
  const { t } = useTranslation('catalogue')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
      {anchor && <Columns look={look} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

type Column = { key: string; name: string; isShown: boolean; toggle: () => void }

function Columns({ look, anchor, onClose }: { look: ListLook; anchor: HTMLElement; onClose: () => void }) {
  const columns = useListColumns(look)
  const features = useFeatureChoice()
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { maxHeight: 520 } } }}>
      {[...features, ...columns].map(({ key, name, isShown, toggle }) => (
        <MenuItem key={key} role="menuitemcheckbox" aria-checked={isShown} onClick={toggle} dense sx={{ pl: 2 }}>
          <Checkbox
            size="small"
            checked={isShown}
            tabIndex={-1}
            disableRipple
            slotProps={{ input: { 'aria-hidden': true } }}
            sx={{ p: 1, mr: 1 }}
          />
          <ListItemText primary={name} />
        </MenuItem>
      ))}
    </Menu>
  )
}

function useListColumns(look: ListLook): Column[] {
  const { settings, change } = useCatalogueSettings()
  const nameOf = useColumnName()
  const toggle = (column: string) => {
    const { hiddenColumns } = settings
    change({ hiddenColumns: look.hidden.has(column) ? hiddenColumns.filter((one) => one !== column) : [...hiddenColumns, column] })
  }
  return hideableColumns.map((column) => ({
    key: column,
    name: nameOf(column),
    isShown: !look.hidden.has(column),
    toggle: () => toggle(column),
  }))
}

const NO_KINDS: readonly number[] = []

/** Features of the listed kind; where the list has none, there is nothing to choose. */
function useFeatureChoice(): Column[] {
  const { params } = useCatalogueParams()
  const { data: table } = useQuery({ ...productListQuery(params), select: (list) => list.table })
  const { kept, keep } = useKindTable(table?.kinds ?? NO_KINDS)
  if (!table) return []
  // Without a choice of the buyer's, those that decide; some of them may lack room.
  const now = shownColumns(table, kept, Number.POSITIVE_INFINITY).map(({ code }) => code)
  return table.columns.map(({ code, name, unit }) => ({
    key: `feature-${code}`,
    name: unit ? `${name}, ${unit}` : name,
    isShown: now.includes(code),
    toggle: () => keep(withToggledColumn(kept, now, code)),
  }))
}
