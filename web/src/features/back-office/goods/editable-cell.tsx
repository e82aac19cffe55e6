import Box from '@mui/material/Box'
import type { GoodsRow } from '@vitrina/contract/goods/goods'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type CellColumn, cellText, isNumeric, type Place } from './cells.rules.ts'
import type { CellWalk } from './use-cell-walk.ts'

type Props = { row: GoodsRow; column: CellColumn; place: Place; walk: CellWalk }

/** A cell that one stands on or types into. */
export function EditableCell({ row, column, place, walk }: Props) {
  const { t } = useTranslation('goods')
  const isActive = walk.active.row === place.row && walk.active.column === place.column
  const isTyped = isActive && walk.typed !== null
  const align = isNumeric(column) ? 'right' : 'left'
  return (
    <Box
      component="td"
      role="gridcell"
      ref={walk.refOf(place)}
      tabIndex={isActive && !isTyped ? 0 : -1}
      title={cellText(row, column)}
      onFocus={() => walk.setActive(place)}
      onDoubleClick={() => walk.begin(place)}
      sx={{
        textAlign: align,
        fontVariantNumeric: 'tabular-nums',
        '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {isTyped ? (
        <Box
          component="input"
          autoFocus
          aria-label={`${t(`fields.${column}`)} ${row.article}`}
          value={walk.typed ?? ''}
          onChange={({ target }) => walk.setTyped(target.value)}
          onBlur={walk.leave}
          sx={{
            width: '100%',
            minWidth: 80,
            height: 28,
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'primary.main',
            px: 1,
            textAlign: align,
          }}
        />
      ) : (
        cellText(row, column)
      )}
    </Box>
  )
}
