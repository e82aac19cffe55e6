import Box from '@mui/material/Box'
import type { StockRow } from '@vitrina/contract/fulfilment/stock-desk'
import { isStockReason } from '@vitrina/contract/fulfilment/stock.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { amountText, type Place } from './read-amount.rules.ts'
import { StockCell } from './stock-cell.tsx'
import { type CellEdits, type EditedField, placeOf } from './use-cell-edits.ts'
import { useStockWalk } from './use-stock-walk.ts'

export type Column = { id: number; name: string; isActive: boolean }

type Props = {
  rows: readonly StockRow[]
  columns: readonly Column[]
  edited: EditedField
  reason: string
  edits: CellEdits
  /** A cell cannot be typed into before there is a reason. */
  onReasonMissing: () => void
}

/** Goods by warehouse: one walks with arrows and types amounts or places. */
export function StockTable({ rows, columns, edited, reason, edits, onReasonMissing }: Props) {
  const { t } = useTranslation('stock-desk')
  const cellAt = ({ row: at, column }: Place) => {
    const [row, warehouse] = [rows[at], columns[column]]
    return row && warehouse ? { row, warehouse } : null
  }
  const walk = useStockWalk({
    size: { rows: rows.length, columns: columns.length },
    textOf: (place) => {
      const cell = cellAt(place)
      if (!cell) return null
      if (edited === 'free' && !isStockReason(reason)) {
        onReasonMissing()
        return null
      }
      const stored = placeOf(cell.row, cell.warehouse.id)
      return edited === 'place' ? stored.place : amountText(stored[edited])
    },
    onSave: (place, text) => {
      const cell = cellAt(place)
      if (!cell) return
      const typed = { row: cell.row, warehouseId: cell.warehouse.id, text }
      void (edited === 'place' ? edits.savePlace(typed) : edits.saveTyped({ ...typed, amount: edited, reason: reason.trim() }))
    },
  })
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box component="table" role="grid" aria-label={t('table.label')} aria-busy={edits.isPending} onKeyDown={walk.press} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('table.product')}</th>
            {columns.map(({ id, name, isActive }) => (
              <th key={id} scope="col" style={{ textAlign: 'right' }}>
                {isActive ? name : t('table.off', { name })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <Box component="th" scope="row" sx={{ maxWidth: 420, minWidth: 220 }}>
                <Box
                  component="span"
                  sx={{ display: 'block', color: 'text.primary', overflow: 'hidden', textOverflow: 'ellipsis' }}
                  title={row.name}
                >
                  {row.name}
                </Box>
                <Box component="span" sx={{ fontSize: 12 }}>
                  {[row.article, row.brand, row.unit.name, !row.isPublished && t('table.draft')].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              {columns.map((warehouse, column) => (
                <StockCell
                  key={warehouse.id}
                  stored={placeOf(row, warehouse.id)}
                  label={t(`table.typed.${edited}`, { article: row.article, warehouse: warehouse.name })}
                  place={{ row: at, column }}
                  walk={walk}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 13,
  '& th': { px: 2, py: 1, fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap', textAlign: 'left' },
  '& thead th': { height: 36, bgcolor: 'background.default' },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    bgcolor: 'background.paper',
    fontWeight: 400,
    borderTop: 1,
    borderColor: 'divider',
    zIndex: 1,
  },
  '& td': { height: 48, minWidth: 130, px: 2, py: 0.5, borderTop: 1, borderLeft: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
} as const
